/** Where the cards of a choice lie: open on the table, or in a pile that is spread over it. */
import type { View } from "./view";

/** The places that lie open, as they are read: the row, what is always available, one's own area, the hand. */
export function openPlaces(view: View, front: number): string[] {
  const seat = view.seats[front];
  return [
    ...view.row.map(({ slot }) => `row:${slot}`),
    ...Object.keys(view.piles).map((card) => `pile:${card}`),
    ...(seat?.constructs ?? []).map(({ card }) => `construct:${front}:${card}`),
    ...(view.seats[view.turn_player]?.played ?? []).map((card) => `played:${view.turn_player}:${card}`),
    ...(seat?.trophies ?? []).map((card) => `trophy:${front}:${card}`),
    ...(seat?.hand.cards ?? []).map((card) => `hand:${front}:${card}`),
  ];
}

/** The zone of a place and the seat whose it is: `discard:2:mystic` lies in the discard pile of the third seat. */
export function zoneOf(place: string): { zone: string; seat: number | null } {
  const [zone = "", seat, card] = place.split(":");
  return { zone, seat: card === undefined ? null : Number(seat) };
}

/** The cards of a zone as they lie there. */
export function cardsIn(view: View, zone: string, seat: number | null): readonly string[] {
  const whose = seat === null ? undefined : view.seats[seat];
  if (zone === "void") return view.void;
  if (zone === "discard") return whose?.discard ?? [];
  if (zone === "deck") return whose?.deck.cards ?? whose?.deck.top ?? [];
  if (zone === "construct") return (whose?.constructs ?? []).map(({ card }) => card);
  if (zone === "trophy") return whose?.trophies ?? [];
  return zone === "hand" ? (whose?.hand.cards ?? []) : [];
}
