// What is asked, in a sentence: messages `prompt-…`.

import { has, name, t } from "../../lib/i18n.svelte";
import type { Mine, View } from "../../lib/types";
import type { Context } from "../face";
import { phrase } from "./effects";
import { asked, player, type ImperiumCatalogue, type ImperiumMine, type ImperiumView } from "./model";

/** What the viewer is asked, or who decides instead. */
export function prompt(view: View, mine: Mine, context: Context): string {
  const table = view as ImperiumView;
  const decision = asked(view);
  if (!decision) return t("prompt-over");
  const who = context.seats[decision.seat] ?? "";
  if (decision.seat !== context.viewer) return t("prompt-wait", { who });
  const args = facts(table, mine as ImperiumMine, context);
  if (decision.for !== decision.seat) {
    const rival = `prompt-rival-${args["signet"] ? "signet" : decision.kind}`;
    return `${t("prompt-rival")} ${t(rival, args)}`;
  }
  const reveals = decision.kind === "move" && table.turn.kind === "reveal";
  return t(reveals ? "prompt-move-reveal" : `prompt-${decision.kind}`, args);
}

/** Everything that a prompt may speak of. */
function facts(view: ImperiumView, mine: ImperiumMine, context: Context): Record<string, string | number> {
  const catalogue = context.catalogue as unknown as ImperiumCatalogue;
  const decision = asked(view)!;
  const own = player(view, context.viewer);
  const actions = mine.decision?.actions ?? [];
  const known: Record<string, string | number> = {
    n: decision.n,
    who: context.seats[decision.for] ?? "",
    agents: own?.ready ?? 0,
    strength: own?.strength ?? 0,
    persuasion: view.turn.persuasion,
    space: view.turn.space ? name("space", view.turn.space) : "",
    any: actions.some((action) => action.startsWith("play ")) ? "yes" : "no",
  };
  const effect = catalogue.effects[decision.about] ?? offered(actions, catalogue);
  if (effect) {
    known["effects"] = phrase([effect]);
    if (effect.word === "choose") known["n"] = effect.n;
    const leader = player(view, decision.for)?.leader ?? "";
    if (decision.for !== decision.seat && leader && effect.path.startsWith(`${leader}/`)) {
      known["signet"] = has(`signet-${leader}`)
        ? t(`signet-${leader}`)
        : (catalogue.leaders[leader]?.signet_name ?? "");
    }
  }
  const faction = catalogue.factions.find((id) => id === decision.about) ?? catalogue.factions[decision.n];
  if (decision.kind === "alliance" && faction) known["faction"] = name("faction", faction);
  const top = mine.top?.[mine.top.length - 1];
  if (top) known["card"] = name("card", top);
  if (decision.kind === "leader") known["n"] = decision.for;
  return known;
}

/** The effect that the actions of a decision are about: the one offered, or the one whose parts are to choose from. */
function offered(actions: string[], catalogue: ImperiumCatalogue) {
  const [verb, path = ""] = (actions.find((action) => /^(use|combine) /.test(action)) ?? "").split(" ");
  return verb ? catalogue.effects[path] : undefined;
}
