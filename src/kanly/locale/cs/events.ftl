# Co se ve hře děje: výpovědi o jednom místě se spojují za jeho jménem.

event-sentence = { $who } { $phrases }.
