// Injection (T55): values are sent as parameters. `sql.raw` puts text into the statement unchanged,
// so it is allowed only in reviewed places where the text is one of our constants.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
/** The contract's words and limits in checks. */
const lookedAt = ['platform/db/columns.ts'];

it('raw SQL is used only in reviewed places', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const raw = files.filter((file) =>
    /\bsql\s*\.\s*raw\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(raw.toSorted()).toEqual(lookedAt);
});
