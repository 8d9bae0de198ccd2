### Jména karet rivalů a karet rodu Hagal v Povstání

## Karty rivalů

leader-uprising-rival_baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
leader-uprising-rival_muad_dib = { leader-uprising-muad_dib }
leader-uprising-rival_lady_jessica = { leader-uprising-lady_jessica }
leader-uprising-rival_feyd_rautha_harkonnen = { leader-uprising-feyd_rautha_harkonnen }
leader-uprising-rival_lady_margot_fenring = { leader-uprising-lady_margot_fenring }
leader-uprising-rival_staban_tuek = { leader-uprising-staban_tuek }
leader-uprising-rival_lady_amber_metulli = { leader-uprising-lady_amber_metulli }
leader-uprising-rival_princess_irulan = { leader-uprising-princess_irulan }
leader-uprising-rival_gurney_halleck = { leader-uprising-gurney_halleck }
leader-uprising-rival_glossu_the_beast_rabban = { leader-glossu_the_beast_rabban }

## Karty rodu Hagal

hagal-uprising-place_spy_spice_trade = Umísti špiona
hagal-uprising-place_spy_city = Umísti špiona
hagal-uprising-place_spy_landsraad = Umísti špiona
hagal-uprising-sardaukar = { space-uprising-sardaukar }
hagal-uprising-dutiful_service = { space-uprising-dutiful_service }
hagal-uprising-heighliner = { space-uprising-heighliner }
hagal-uprising-espionage = { space-uprising-espionage }
hagal-uprising-secrets = { space-uprising-secrets }
hagal-uprising-desert_tactics = { space-uprising-desert_tactics }
hagal-uprising-fremkit = { space-uprising-fremkit }
hagal-uprising-assembly_hall = { space-uprising-assembly_hall }
hagal-uprising-gather_support = { space-uprising-gather_support }
hagal-uprising-research_station = { space-uprising-research_station }
hagal-uprising-spice_refinery = { space-uprising-spice_refinery }
hagal-uprising-arrakeen = { space-uprising-arrakeen }
hagal-uprising-sietch_tabr = { space-uprising-sietch_tabr }
hagal-uprising-deep_desert = { space-uprising-deep_desert }
hagal-uprising-gather_support_bonus = { space-uprising-gather_support }
hagal-uprising-deliver_supplies_heighliner = { space-uprising-deliver_supplies } / { space-uprising-heighliner }
hagal-uprising-accept_contract_shipping_first = { space-uprising-accept_contract } / { space-uprising-shipping }
hagal-uprising-accept_contract_shipping_third = { space-uprising-accept_contract } / { space-uprising-shipping }
hagal-uprising-hagga_basin_imperial_basin = { space-uprising-hagga_basin } / { space-uprising-imperial_basin }
hagal-uprising-reshuffle = { hagal-reshuffle }
