"""The signs with which kingdoms are drawn; `help` explains them."""

ARROWS = {"down": "↓", "right": "→"}
ICONS = {
    "passive": "•", "activated": "»", "time": "◷", "destroy": "†", "optional": "?", "forced": "!", "once": "①",
}  # fmt: skip
FAME = "★"
TICKED, FREE = "☒", "☐"
PAYABLE, LATER, NOT = "✓", "◐", "✗"
OUTLOOKS = {PAYABLE: "bold green", LATER: "yellow", NOT: "dim"}
NUMBER_SIGN = "#"  # tells the number of a card from that of an action
HERE = "▶"


def fame_sign(fame: int) -> str:
    """`★3`, `★−2`; nothing where there is none."""
    return f"{FAME}{fame}".replace("-", "−") if fame else ""
