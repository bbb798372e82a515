/** How somebody looks at a table: a motif on a coloured ground. The ids are the server's; here stand the colours that they mean. */
import { COLOURS, MOTIFS, type Look } from "../../api/types.gen";

export { COLOURS, MOTIFS, type Look };

/** The ground of a medallion, and what is let into it. */
export const GROUNDS: Record<string, { ground: string; inlay: string }> = {
  night: { ground: "#1d2850", inlay: "#f4e9cb" },
  wine: { ground: "#74203f", inlay: "#f7ead0" },
  forest: { ground: "#1f6142", inlay: "#f6edcf" },
  violet: { ground: "#6b4fb0", inlay: "#fdf3d8" },
  ember: { ground: "#bf5a2c", inlay: "#fff3d6" },
  teal: { ground: "#37a09b", inlay: "#12222e" },
  amber: { ground: "#dda936", inlay: "#2c1a0a" },
  ivory: { ground: "#efe5cb", inlay: "#33264a" },
};

const STRANGER: Look = { motif: "compass", colour: "ivory" };

/** How whoever sits somewhere looks. */
export function lookOf(taken: { look?: Look | null } | undefined): Look {
  return taken?.look ?? STRANGER;
}

/** The ground of a colour; one that the page does not know looks like the first. */
export function groundOf(colour: string): string {
  return (GROUNDS[colour] ?? GROUNDS.night!).ground;
}
