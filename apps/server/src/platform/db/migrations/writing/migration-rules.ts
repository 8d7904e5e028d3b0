// What a migration may do while servers of an older version sell (decision 0039). Everything is
// allowed on tables that the file creates, because they are empty and unknown to those servers.
import { plainText, tablesMadeBy } from '../locked-tables.ts';
import type { MigrationFile, Step } from '../migration-files.ts';

interface Statement {
  text: string;
  kind: Step['kind'];
  isLate: boolean;
}

interface Rule {
  breaks(statement: Statement): boolean;
  instead: string;
}

const rules: Rule[] = [
  {
    breaks: ({ text }) => /^create (unique )?index (?!concurrently if not exists )/.test(text),
    instead: 'Write CREATE INDEX CONCURRENTLY IF NOT EXISTS: a plain one locks out every write.',
  },
  {
    breaks: ({ text }) => /^drop index (?!concurrently if exists )/.test(text),
    instead: 'Write DROP INDEX CONCURRENTLY IF EXISTS.',
  },
  {
    breaks: ({ text }) =>
      /\badd constraint \S+ (check|foreign key)\b/.test(text) && !/ not valid;?$/.test(text),
    instead:
      'End ADD CONSTRAINT with NOT VALID and let VALIDATE CONSTRAINT follow as a statement of its own. Rows that an older server still writes must pass; if not, both go below "--> when older servers have left".',
  },
  {
    breaks: ({ text }) =>
      /\badd constraint \S+ (unique|primary key)(?! using index)/.test(text) ||
      /\badd column\b.* (unique|primary key|references)\b/.test(text),
    instead:
      'Build the index first (CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS), then ADD CONSTRAINT … UNIQUE USING INDEX; a reference is an ADD CONSTRAINT … NOT VALID.',
  },
  {
    breaks: ({ text }) =>
      /\badd column\b.*(\bgenerated\b|\bserial\b|\bdefault [^,;]*\b(gen_random_uuid|random|clock_timestamp|nextval)\b)/.test(
        text,
      ) ||
      /\balter column \S+ (set data )?type\b|\bset (un)?logged\b|\bset (access method|tablespace)\b|^(cluster|vacuum full|reindex (?!.*concurrently))/.test(
        text,
      ),
    instead:
      'This rewrites the table. Add a plain column, fill it by a trigger (0017) or a default that is set afterwards (0012), and the old rows in batches.',
  },
  {
    breaks: ({ text }) => /\badd column\b(?!.* default ).* not null\b/.test(text),
    instead:
      'An older server would not fill it: give it a constant DEFAULT, or make it NOT NULL below "--> when older servers have left" (0012).',
  },
  {
    breaks: ({ text, isLate }) =>
      !isLate && /\bdrop column\b|^drop table\b|^truncate\b|\brename (?!constraint)/.test(text),
    instead: 'Older servers still use it: put it below "--> when older servers have left".',
  },
  {
    breaks: ({ text, kind }) =>
      /^(update|delete from|insert into .*\bselect|with )\b/.test(text) && kind !== 'batches',
    instead:
      'Write "-- in batches of TABLE.COLUMN" above it and "COLUMN BETWEEN $1 AND $2" into its condition; running it twice must do no harm.',
  },
  {
    breaks: ({ text, kind }) => kind === 'batches' && !/between \$1 and \$2/.test(text),
    instead: 'A statement in batches names its rows with BETWEEN $1 AND $2.',
  },
];

// SET NOT NULL reads every row under an exclusive lock, unless a constraint has shown it before.
const NOT_NULL = /\balter column (\S+) set not null/g;

/** By tag and piece of text: statements that break a rule for a reason. */
const EXCEPTIONS: Record<string, string> = {
  // Counters of minutes: a few thousand short rows.
  '0006_speed': 'alter table rate_limits set unlogged',
};

/** One sentence per statement that would block or break other sessions. */
export function findBrokenRules(file: MigrationFile): string[] {
  const statements = statementsOf(file);
  const ownTables = tablesMadeBy(statements.map(({ text }) => text));
  return statements.flatMap((statement, index) => {
    const { text } = statement;
    const exception = EXCEPTIONS[file.tag];
    if (ownTables.includes(tableOf(text) ?? '') || (exception && text.includes(exception)))
      return [];
    const broken = rules.filter((rule) => rule.breaks(statement)).map(({ instead }) => instead);
    const before = statements.slice(0, index);
    if (isUnprovenNotNull(text, before)) {
      broken.push(
        'SET NOT NULL reads every row with the table locked: add a CHECK (… IS NOT NULL) NOT VALID, validate it, then SET NOT NULL, then drop the check (0012).',
      );
    }
    const [, unproven] = /\badd constraint (\S+) .* not valid;?$/.exec(text) ?? [];
    if (
      unproven &&
      !statements.some((later) => later.text.includes(`validate constraint ${unproven}`))
    ) {
      broken.push(`VALIDATE CONSTRAINT ${unproven} is missing.`);
    }
    return broken.map((instead) => `${file.tag}: ${text.slice(0, 120)}\n    ${instead}`);
  });
}

function isUnprovenNotNull(text: string, before: Statement[]): boolean {
  return [...text.matchAll(NOT_NULL)].some(
    ([, column = '']) =>
      !before.some((earlier) =>
        new RegExp(`add constraint .*\\b${column} is not null.* not valid`).test(earlier.text),
      ),
  );
}

function statementsOf({ steps, lateSteps }: MigrationFile): Statement[] {
  const read = (step: Step, isLate: boolean): Statement[] =>
    (step.kind === 'transaction' ? step.statements : [step.statement]).map((statement) => ({
      text: plainText(statement),
      kind: step.kind,
      isLate,
    }));
  return [
    ...steps.flatMap((step) => read(step, false)),
    ...lateSteps.flatMap((step) => read(step, true)),
  ];
}

/** Returns the table that a plain statement changes. */
export function tableOf(text: string): string | undefined {
  const [, table] =
    /^(?:alter table (?:if exists )?(?:only )?|update |delete from |insert into |truncate (?:table )?)(?:public\.)?(\w+)/.exec(
      text,
    ) ??
    /^create (?:unique )?index .*? on (?:public\.)?(\w+)/.exec(text) ??
    [];
  return table;
}
