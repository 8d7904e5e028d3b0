// Where the columns of a PDF's table are: days and amounts show it themselves, because a heading may
// stand in the middle above its column. Text goes to the headings between them.
import { parseAmount } from '../statement-amount.ts';
import { type ColumnRole, rolesOf } from '../statement-columns.ts';
import { parseDay } from '../statement-date.ts';
import type { Piece } from './pdf-lines.ts';

interface Box {
  left: number;
  right: number;
}

export interface PdfColumn {
  /** What its days or amounts cover, else its heading. */
  box: Box;
  isData: boolean;
}

const DAYS: ColumnRole[] = ['date', 'valueDate'];
const MONEY: ColumnRole[] = ['amount', 'debit', 'credit', 'balance', 'balanceBefore'];
/** Amounts of a column end at the same place, days begin there; in points. */
const SAME_EDGE = 3;

export const isDay = ({ text }: Piece) => parseDay(text, 'day-first') !== undefined;
const isMoney = ({ text }: Piece) => parseAmount(text) !== undefined;

/** `rows`: the lines below the heading, on every page that has the same one. */
export function columnsOf(headings: Piece[], rows: Piece[][]): PdfColumn[] {
  const dated = rows.filter((row) => row.some(isDay));
  const groups = [
    ...groupsOf(dated.flat().filter(isDay), 'left').map((group) => ({ group, roles: DAYS })),
    ...groupsOf(dated.flat().filter(isMoney), 'right').map((group) => ({ group, roles: MONEY })),
  ];
  return headings.map((heading, n) => {
    const own = groups
      .filter(({ roles }) => rolesOf(heading.text).some((role) => roles.includes(role)))
      .map(({ group }) => group)
      .filter((group) => nearest(boxOf(group), headings) === n)
      .toSorted((a, b) => b.length - a.length);
    const main = own[0] && boxOf(own[0]);
    if (!main) return { box: heading, isData: false };
    const beside = own.filter((group) => overlap(boxOf(group), main) > 0);
    return { box: boxOf(beside.flat()), isData: true };
  });
}

/** Without a heading the days and amounts are the columns, and so is the text between them. */
export function columnsWithoutHeading(rows: Piece[][]): PdfColumn[] {
  const table = rows.filter((row) => row.some(isDay) && row.some(isMoney));
  const boxes = [
    ...groupsOf(table.flat().filter(isDay), 'left'),
    ...groupsOf(
      table.flat().filter((piece) => isMoney(piece) && !isDay(piece)),
      'right',
    ),
  ].map(boxOf);
  const data = mergeOverlapping(boxes);
  return data.flatMap((box, n) => {
    const next = data[n + 1];
    const column = { box, isData: true };
    if (!next) return [column];
    return [column, { box: { left: box.right, right: next.left }, isData: false }];
  });
}

export function intoColumns(line: Piece[], columns: PdfColumn[]): string[] {
  const cells = columns.map(() => '');
  for (const piece of line) {
    const column = columnOf(piece, columns);
    cells[column] = `${cells[column]} ${piece.text}`.trim();
  }
  return cells;
}

/** The days or amounts that it stands among; otherwise the text columns between its neighbours. */
function columnOf(piece: Piece, columns: PdfColumn[]): number {
  const centre = (piece.left + piece.right) / 2;
  const among = columns.findIndex(
    ({ box, isData }) => isData && box.left <= centre && centre <= box.right,
  );
  if (among >= 0) return among;
  const before = columns.findLastIndex(({ box, isData }) => isData && box.right < centre);
  const after = columns.findIndex(({ box, isData }) => isData && box.left > centre);
  const end = after < 0 ? columns.length : after;
  const between = columns.flatMap(({ isData }, n) => (!isData && n > before && n < end ? n : []));
  const choice = between.length > 0 ? between : columns.map((_, n) => n);
  const boxes = choice.map((n) => columns[n]?.box ?? piece);
  return choice[nearest(piece, boxes)] ?? 0;
}

function groupsOf(pieces: Piece[], edge: 'left' | 'right'): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a[edge] - b[edge])) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && piece[edge] - last[edge] <= SAME_EDGE) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function mergeOverlapping(boxes: Box[]): Box[] {
  const merged: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const last = merged.at(-1);
    if (last && overlap(last, box) > 0) last.right = Math.max(last.right, box.right);
    else merged.push({ ...box });
  }
  return merged;
}

function boxOf(pieces: Piece[]): Box {
  return {
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
  };
}

/** A negative number is the distance between the boxes. */
function overlap(one: Box, other: Box): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** The one that it lies under most, else the one beside it. */
function nearest(box: Box, boxes: Box[]): number {
  const overlaps = boxes.map((other) => overlap(box, other));
  return overlaps.indexOf(Math.max(...overlaps));
}
