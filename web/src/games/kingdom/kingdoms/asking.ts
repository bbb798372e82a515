/** Kingdoms with their branches, as the server keeps them. */
import type { CardFace, KingdomFace, NodeShown, State, TreeListed, TreeShown } from "../../../api/types.gen";
import { get, post, postFile } from "../../../shell/api";
import { facesAt } from "../../../shell/faces";
import { t } from "../../../shell/i18n.svelte";
import type { View } from "../board/view";
import { viewOf } from "../board/view";

export const GAME = "kingdom";
const LONGEST_NAME = 40;

export const kingdomsPath = `/games/${GAME}`;
export const kingdomPath = (tree: string): string => `${kingdomsPath}/tree/${tree}`;
export const chroniclePath = (table: string): string => `${kingdomsPath}/story/${table}`;
export const comparePath = (tree: string, one: number, other: number): string =>
  `${kingdomsPath}/compare/${tree}?one=${one}&other=${other}`;

export async function kingdoms(): Promise<TreeListed[]> {
  return (await get<TreeListed[]>("/trees")).filter((tree) => tree.game === GAME);
}

export function kingdom(tree: string): Promise<TreeShown> {
  return get<TreeShown>(`/trees/${tree}`);
}

export function found(name: string, options: Record<string, string>): Promise<TreeShown> {
  return post<TreeShown>("/trees", { name, ruleset: GAME, options });
}

export function receive(file: Blob): Promise<TreeShown> {
  return postFile<TreeShown>("/trees/file", file);
}

/** Where the file of a kingdom is, for a link that saves it. */
export function fileOf(tree: string): string {
  return `/api/trees/${tree}/file`;
}

/** Do something with a kingdom as it is shown here; what it has become. */
export function change(shown: TreeShown, what: string, values: object = {}): Promise<TreeShown> {
  return post<TreeShown>(`/trees/${shown.tree}/${what}`, { revision: shown.revision, ...values });
}

/** The kingdom of a table; null where the table stands alone, or is only watched. */
export function kingdomOf(table: string): Promise<TreeShown | null> {
  return get<TreeShown>(`/tables/${table}/tree`).catch(() => null);
}

/** What has been met at a table: its cards that may be read, and how it stands. */
export interface Met {
  table: string;
  view: View;
  faces: ReadonlyMap<string, KingdomFace>;
}

export async function metAt(table: string, lang: string): Promise<Met> {
  const state = await get<State>(`/tables/${table}/state`, { lang });
  const faces = await facesAt({ table, seat: null, cards: state.faces ?? [] }, lang);
  return { table, view: viewOf(state), faces: ours(faces) };
}

function ours(faces: ReadonlyMap<string, CardFace>): Map<string, KingdomFace> {
  return new Map([...faces].flatMap(([id, face]) => (face.form === "kingdom" ? [[id, face]] : [])));
}

/** What a card is called at a stage; by its number where nobody may read it. */
export function cardName(faces: ReadonlyMap<string, KingdomFace>, card: number, stage = 1): string {
  const face = faces.get(String(card));
  return face?.faces[String(stage)] ?? face?.name ?? t("card-of-number", { n: card });
}

/** As much of a name as a kingdom or a branch may have: visible characters, each with its accents. */
export function fitted(name: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)];
  return characters
    .slice(0, LONGEST_NAME)
    .map((one) => one.segment)
    .join("");
}

/** What a node is called: by its name, or by how it came about. */
export function nodeName(node: NodeShown): string {
  return node.name || `${t(`node-${node.why}`)} ${node.node}`;
}

export function fameOf(node: { scores: readonly number[] }): number {
  return node.scores[0] ?? 0;
}
