// The pieces of text of a page as lines of phrases, and the heading of its table.
import { isHeader, rolesOf } from '../statement-columns.ts';

export interface Piece {
  text: string;
  left: number;
  right: number;
  /** The distance from the bottom of the page. */
  bottom: number;
  height: number;
}

/** Some programs draw every word by itself. A space is at most this part of a letter's height. */
const WIDEST_SPACE = 0.65;
/** A heading may be written over several lines, some of its words between the others. */
const MOST_HEADING_LINES = 3;

/**
 * From top to bottom; pieces whose baselines are within half a letter of each other are one line,
 * and those that only a space keeps apart are one piece.
 */
export function toLines(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.bottom - a.bottom)) {
    const line = lines.at(-1);
    const isSame = line?.[0] && line[0].bottom - piece.bottom < piece.height / 2;
    if (isSame) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => joinWords(line.toSorted((a, b) => a.left - b.left)));
}

function joinWords(line: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    if (last && piece.left - last.right <= WIDEST_SPACE * piece.height) {
      last.text += ` ${piece.text}`;
      last.right = Math.max(last.right, piece.right);
    } else joined.push({ ...piece });
  }
  return joined;
}

export interface Heading {
  /** Index of its first line, and of the line below it. */
  from: number;
  to: number;
  pieces: Piece[];
}

/** One line that reads like a heading, else the first few that do so together. */
export function findHeading(lines: Piece[][]): Heading | undefined {
  for (let count = 1; count <= MOST_HEADING_LINES; count += 1) {
    for (let from = 0; from + count <= lines.length; from += 1) {
      const pieces = stack(lines.slice(from, from + count));
      if (!isHeader(pieces.map(({ text }) => text))) continue;
      const to = from + count;
      if (!addsHeading(pieces, lines[to] ?? [])) return { from, to, pieces };
      return { from, to: to + 1, pieces: stack(lines.slice(from, to + 1)) };
    }
  }
  return undefined;
}

/** The line below has no number, and names a column that is not named yet. */
function addsHeading(pieces: Piece[], below: Piece[]): boolean {
  const rolesIn = (line: Piece[]) => line.flatMap(({ text }) => rolesOf(text));
  const known = rolesIn(pieces);
  const isWords = below.every(({ text }) => !/\d/.test(text));
  return isWords && rolesIn(below).some((role) => !known.includes(role));
}

/** Words above each other are one heading. */
function stack(lines: Piece[][]): Piece[] {
  const stacked: Piece[] = [];
  for (const piece of lines.flat()) {
    const above = stacked.find(({ left, right }) => left < piece.right && piece.left < right);
    if (above) {
      above.text += ` / ${piece.text}`;
      above.left = Math.min(above.left, piece.left);
      above.right = Math.max(above.right, piece.right);
    } else stacked.push({ ...piece });
  }
  return stacked.toSorted((a, b) => a.left - b.left);
}
