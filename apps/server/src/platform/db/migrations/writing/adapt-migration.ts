// drizzle-kit writes SQL for a database that is not in use. Each of its statements is adapted here so
// that older servers can go on selling (decision 0039). A statement that is not known here stays
// unchanged, and `migration-rules.ts` says what to do about it.
import { plainText, tablesMadeBy } from '../locked-tables.ts';
import { BREAKPOINT, LATE_MARK } from '../migration-files.ts';
import { tableOf } from './migration-rules.ts';

interface Adapted {
  now: string[];
  /** When older servers have left. */
  late?: string[];
}

const NAME = '"[^"]+"';
const TABLE = `((?:${NAME}\\.)?${NAME})`;

interface Form {
  pattern: RegExp;
  adapt(...groups: string[]): Adapted;
}

const forms: Form[] = [
  {
    pattern: /^CREATE (UNIQUE )?INDEX (".*)$/s,
    adapt: (unique = '', rest) => ({
      now: [`CREATE ${unique}INDEX CONCURRENTLY IF NOT EXISTS ${rest}`],
    }),
  },
  {
    pattern: /^DROP INDEX (".*)$/s,
    adapt: (rest) => ({ now: [`DROP INDEX CONCURRENTLY IF EXISTS ${rest}`] }),
  },
  {
    pattern: new RegExp(
      `^ALTER TABLE ${TABLE} ADD CONSTRAINT (${NAME}) ((?:CHECK|FOREIGN KEY) .*);$`,
      's',
    ),
    adapt: (table, name, rule) => ({
      now: [
        `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule} NOT VALID;`,
        `ALTER TABLE ${table} VALIDATE CONSTRAINT ${name};`,
      ],
    }),
  },
  {
    pattern: new RegExp(
      `^ALTER TABLE ${TABLE} ADD CONSTRAINT (${NAME}) UNIQUE( NULLS NOT DISTINCT)?(\\([^)]*\\));$`,
    ),
    adapt: (table, name, nulls = '', columns) => ({
      now: [
        `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${table} ${columns}${nulls};`,
        `ALTER TABLE ${table} ADD CONSTRAINT ${name} UNIQUE USING INDEX ${name};`,
      ],
    }),
  },
  {
    pattern: new RegExp(`^ALTER TABLE ${TABLE} ALTER COLUMN (${NAME}) SET NOT NULL;$`),
    adapt(table, column) {
      const check = `"${[...table.matchAll(/\w+/g)].at(-1)}_${column.slice(1, -1)}_filled"`;
      return {
        now: [],
        late: [
          `ALTER TABLE ${table} ADD CONSTRAINT ${check} CHECK (${column} IS NOT NULL) NOT VALID;`,
          `ALTER TABLE ${table} VALIDATE CONSTRAINT ${check};`,
          `ALTER TABLE ${table} ALTER COLUMN ${column} SET NOT NULL;`,
          `ALTER TABLE ${table} DROP CONSTRAINT ${check};`,
        ],
      };
    },
  },
  {
    // The new version fills it no longer, while the older one still reads it.
    pattern: new RegExp(`^ALTER TABLE ${TABLE} DROP COLUMN (${NAME});$`),
    adapt: (table, column) => ({
      now: [`ALTER TABLE ${table} ALTER COLUMN ${column} DROP NOT NULL;`],
      late: [`ALTER TABLE ${table} DROP COLUMN ${column};`],
    }),
  },
  {
    pattern: /^(DROP TABLE .*)$/s,
    adapt: (statement) => ({ now: [], late: [statement] }),
  },
];

/** The text of a migration, as drizzle-kit made it, in the form that the rules accept. */
export function adaptMigration(generated: string): string {
  const statements = generated.split(BREAKPOINT).map((statement) => statement.trim());
  const ownTables = tablesMadeBy(statements.map(plainText));
  const adapted = statements.map((statement) => {
    const isOwn = ownTables.includes(tableOf(plainText(statement)) ?? '');
    return isOwn ? { now: [statement] } : adaptStatement(statement);
  });
  const now = adapted.flatMap((each) => each.now);
  const late = adapted.flatMap((each) => each.late ?? []);
  const parts = [now, late].map((part) => part.join(`${BREAKPOINT}\n`));
  return `${late.length > 0 ? parts.join(`${LATE_MARK}\n`) : parts[0]}\n`;
}

function adaptStatement(statement: string): Adapted {
  for (const { pattern, adapt } of forms) {
    const found = pattern.exec(statement);
    if (found) return adapt(...found.slice(1));
  }
  return { now: [statement] };
}
