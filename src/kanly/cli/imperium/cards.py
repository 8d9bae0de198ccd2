"""What cards and leaders of Dune: Imperium do, in words."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from kanly.cli.imperium.speech import called, say, sentence, speech
from kanly.imperium.components import Card, IntrigueCard, Leader
from kanly.imperium.ids import ALL_FACTIONS, FACTIONS, ICONS, MOMENTS
from kanly.imperium.notation import names

ALL_ICONS: Final = (*ICONS, "spy")
"""The icons that cards have; that of Spies is on cards of some editions only."""


def card_cells(card: Card, left: str, note: str = "") -> list[RenderableType]:
    """Return a card as the cells of a row: cost or count, name, what it does."""
    text = card_text(card)
    if note:
        text.append(f"  ({note})", style="quiet")
    return [Text(left, style="bold"), Text(called("card", card.key)), text]


def icons_text(icons: int) -> str:
    """Return Agent icons in words."""
    if icons & (1 << len(ICONS)) - 1 == (1 << len(ICONS)) - 1:
        return say("cli-every-icon")
    if icons & ALL_FACTIONS == ALL_FACTIONS:
        return ", ".join(
            [say("cli-all-factions"), *(called("icon", icon) for icon in names(icons & ~ALL_FACTIONS, ALL_ICONS))]
        )
    return ", ".join(called("icon", icon) for icon in names(icons, ALL_ICONS))


def card_text(card: Card) -> Text:
    """Return what a card does: factions, icons with the Agent box, Reveal box and the rest."""
    reveal = [say("effect-persuasion", n=card.persuasion)] if card.persuasion else []
    reveal += [say("effect-swords", n=card.swords)] if card.swords else []
    reveal += [speech().effects(card.reveal)] if card.reveal else []
    text = Text()
    if card.factions:
        text.append(f"{', '.join(called('faction', key) for key in names(card.factions, FACTIONS))}  ", style="italic")
    boxes = (
        (f"{say('cli-box-lasting')}: ", say(f"card-does-{card.key}") if card.lasting else ""),
        (f"[{icons_text(card.icons)}] " if card.icons else "", sentence(*card.agent)),
        (f"{say('cli-box-reveal')}: ", "; ".join(reveal)),
        (f"{say('cli-box-acquire')}: ", speech().effects(card.acquire) if card.acquire else ""),
        (f"{say('cli-box-trashed')}: ", speech().effects(card.trashed) if card.trashed else ""),
        (f"{say('cli-box-discarded')}: ", speech().effects(card.discarded) if card.discarded else ""),
    )
    for label, content in boxes:
        if content or label.startswith("["):
            text.append(label, style="quiet").append(content).append("  " if content else " ")
    text.rstrip()
    return text


def leader_text(leader: Leader) -> str:
    """Return both abilities of a leader."""
    ability = f"{called('ability', leader.key)}: {speech().ability(leader)}"
    return f"{ability}. {say('box-signet')}, {signet_text(leader)}."


def signet_text(leader: Leader) -> str:
    """Return the name of a leader's signet ability and what it does."""
    return f"{called('signet', leader.key)}: {speech().effects(leader.signet)}"


def intrigue_text(card: IntrigueCard) -> Text:
    """Return what an Intrigue card does and when."""
    text = Text()
    for moment, name in enumerate(MOMENTS):
        if card.at(moment):
            text.append(f"{say(f'cli-box-{name}')}: ", style="quiet")
            text.append(speech().effects(card.at(moment))).append("  ")
    text.rstrip()
    return text
