// The ways a bank's file arrives broken, one at a time, each named so that a failure can be seen again.
import type { GoldenLine } from './statement-lines.ts';

interface Damage {
  name: string;
  bytes: Buffer;
}

type DamageLine = (line: string) => string | undefined;

const lineDamages: Record<string, DamageLine> = {
  'row lost': () => undefined,
  'row twice': (line) => `${line}\n${line}`,
  'credit and debit swapped': (line) =>
    line.replace(/\b(CR|DB|K|D|Cr|Db)\b/, (mark) => SWAPPED[mark] ?? mark),
  'separators swapped': (line) => line.replace(/[.,]/g, (char) => (char === '.' ? ',' : '.')),
  'a thousand too many': (line) => line.replace(/(\d{3})([.,]00\b)/, '$1000$2'),
  'one digit other': (line) =>
    line.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
  'amount gone': (line) => line.replace(/[\d.,]{6,}(?=\D*(CR|DB|$))/, ''),
  'formula for amount': (line) => line.replace(/[\d.,]{8,}/, '=1+1'),
  'day and month swapped': (line) => line.replace(/(\d\d)\/(\d\d)/, '$2/$1'),
  'impossible day': (line) => line.replace(/\d\d(\/|-)\d\d/, '32$113'),
  'another separator': (line) => line.replace(/[,;]/g, (char) => (char === ',' ? ';' : ',')),
  'minus before the amount': (line) => line.replace(/([\d.,]{8,})/, '-$1'),
};
const SWAPPED: Record<string, string> = { CR: 'DB', DB: 'CR', K: 'D', D: 'K', Cr: 'Db', Db: 'Cr' };

/** The same for files that a test draws from its lines: each line damaged in each way. */
export function damagedLines(lines: GoldenLine[]): { name: string; lines: GoldenLine[] }[] {
  const damages: Record<string, (line: GoldenLine) => GoldenLine[]> = {
    'row lost': () => [],
    'row twice': (line) => [line, line],
    'sign turned': (line) => [{ ...line, amount: -line.amount }],
    'a thousand too many': (line) => [{ ...line, amount: line.amount * 1000 }],
    'balance other': (line) => [{ ...line, balance: line.balance + 1 }],
    'another day': (line) => [{ ...line, day: line.day.replace('-08-', '-07-') }],
    'a day to come': (line) => [{ ...line, day: line.day.replace('2026', '2027') }],
    'amount gone': (line) => [{ ...line, amount: Number.NaN }],
  };
  return Object.entries(damages).flatMap(([name, damage]) =>
    lines.map((line, n) => ({
      name: `${name}, line ${n + 1}`,
      lines: lines.toSpliced(n, 1, ...damage(line)),
    })),
  );
}

/** Bytes that are cut or changed, at places all over the file. */
export function damagedBytes(whole: Buffer, count: number): Damage[] {
  const cuts = Array.from({ length: count }, (_, n) => {
    const length = Math.floor((whole.length * (n + 1)) / (count + 1));
    return { name: `cut after ${length} bytes`, bytes: whole.subarray(0, length) };
  });
  const swaps = Array.from({ length: count }, (_, n) => {
    const at = Math.floor((whole.length * n) / count);
    const bytes = Buffer.from(whole);
    bytes[at] = 0xe9;
    return { name: `byte ${at} is another`, bytes };
  });
  return [...cuts, ...swaps];
}

export function damagesOf(whole: Buffer, count: number): Damage[] {
  const lines = whole.toString('utf8').split('\n');
  const onLines = lines.flatMap((line, n) =>
    Object.entries(lineDamages).map(([name, damage]) => ({
      name: `${name}, line ${n + 1}`,
      bytes: Buffer.from(
        lines.flatMap((other, m) => (m === n ? (damage(line) ?? []) : other)).join('\n'),
      ),
    })),
  );
  return [...onLines, ...damagedBytes(whole, count)];
}
