import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedTables, plainText, tablesMadeBy } from './locked-tables.ts';

export const BREAKPOINT = '--> statement-breakpoint';
/** Steps after this mark wait until no older server is connected. */
export const LATE_MARK = '--> when older servers have left';

export type Step =
  /** Together or not at all; of the tables that were there before, they lock one. */
  | { kind: 'transaction'; statements: string[] }
  /** PostgreSQL refuses it inside a transaction. */
  | { kind: 'alone'; statement: string }
  /** Repeated for a thousand values of the column at a time, $1 to $2. */
  | { kind: 'batches'; statement: string; table: string; column: string };

export interface MigrationFile {
  tag: string;
  /** Recognises a file that was changed after it had been applied. */
  hash: string;
  /** Hashes of earlier versions of the same file that lead to the same schema. */
  formerHashes: string[];
  steps: Step[];
  lateSteps: Step[];
  /** As many of all its steps as are to be done; all when undefined. */
  stopAfter?: number | undefined;
}

/** The files that drizzle-kit's journal names, in its order. */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: Array<{ tag: string }>;
  };
  return journal.entries.map(({ tag }) => {
    // A checkout on Windows may change the line ends; it is still the same migration.
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
    const [early = '', ...late] = text.split(LATE_MARK);
    const ownTables = tablesMadeBy(early.split(BREAKPOINT).map(plainText));
    return {
      tag,
      hash: createHash('sha256').update(text).digest('hex'),
      formerHashes: [...text.matchAll(/^-- Formerly ([0-9a-f]{64})/gm)].map(
        ([, hash = '']) => hash,
      ),
      steps: readSteps(early, ownTables),
      lateSteps: readSteps(late.join(''), ownTables),
    };
  });
}

function readSteps(text: string, ownTables: string[]): Step[] {
  const steps: Step[] = [];
  const locked = new Set<string>();
  for (const statement of text.split(BREAKPOINT)) {
    const plain = plainText(statement);
    if (!plain) continue;
    const step = readStep(statement);
    const before = steps.at(-1);
    const locks = lockedTables(plain).filter((table) => !ownTables.includes(table));
    const isTogether = isShort(step) && isShort(before) && new Set([...locked, ...locks]).size <= 1;
    if (isTogether) before.statements.push(statement);
    else {
      steps.push(step);
      locked.clear();
    }
    for (const table of locks) locked.add(table);
  }
  return steps;
}

function readStep(statement: string): Step {
  const batches = /^\s*-- in batches of (\w+)\.(\w+)$/m.exec(statement);
  if (batches) {
    const [, table = '', column = ''] = batches;
    return { kind: 'batches', statement, table, column };
  }
  if (/\bconcurrently\b/.test(plainText(statement))) return { kind: 'alone', statement };
  return { kind: 'transaction', statements: [statement] };
}

/** False for a step that reads a whole table: it runs separately from steps that take locks. */
function isShort(step: Step | undefined): step is Extract<Step, { kind: 'transaction' }> {
  if (step?.kind !== 'transaction') return false;
  return !step.statements.some((statement) => /\bvalidate constraint\b/i.test(statement));
}
