// A migration runs beside servers that sell, so it must not block them for long: a step that needs a
// table lock gives up after two seconds, lets other sessions pass and tries again.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isRetryable } from '../errors.ts';
import type { Step } from './migration-files.ts';

const MAX_TRIES = 60;
const PAUSE_MS = 500;
const BATCH = 1_000;
// Building an index over a full table takes long, and the driver has no value for "no limit".
const PATIENT_MS = 2 ** 31 - 1;

/** `recordDone` records the step in its transaction, or right after it. */
export async function runStep(
  client: pg.ClientBase,
  step: Step,
  recordDone: () => Promise<void>,
): Promise<void> {
  switch (step.kind) {
    case 'transaction':
      return runTogether(client, async () => {
        for (const statement of step.statements) await ask(client, statement);
        await recordDone();
      });
    case 'alone':
      await tryAgain(() => buildIndex(client, step.statement));
      return recordDone();
    case 'batches':
      await runBatches(client, step);
      return recordDone();
  }
}

function runTogether(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  return tryAgain(async () => {
    try {
      await client.query("begin; set local lock_timeout = '2s'; set local statement_timeout = 0");
      await work();
      await client.query('commit');
    } catch (error) {
      // When the connection itself is lost, the first error is the one to report.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

async function tryAgain(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Does not block reads or writes, so it has no time limit. */
async function buildIndex(client: pg.ClientBase, statement: string): Promise<void> {
  const [, name] =
    /^\s*create (?:unique )?index concurrently if not exists "?(\w+)"?/im.exec(statement) ?? [];
  await client.query('set lock_timeout = 0; set statement_timeout = 0');
  try {
    // A build that was broken off leaves an index that is there but never used.
    if (name && (await isInvalid(client, name))) {
      await ask(client, `drop index concurrently "${name}"`);
    }
    await ask(client, statement);
  } finally {
    await client.query('reset lock_timeout; reset statement_timeout').catch(() => undefined);
  }
}

async function isInvalid(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_index where indexrelid = to_regclass('public.' || quote_ident($1)) and not indisvalid`,
    [name],
  );
  return rowCount !== 0;
}

async function runBatches(
  client: pg.ClientBase,
  { statement, table, column }: Extract<Step, { kind: 'batches' }>,
): Promise<void> {
  const { rows } = await client.query(`select min("${column}"), max("${column}") from "${table}"`);
  const [{ min, max }] = rows;
  for (let first = Number(min); first <= Number(max); first += BATCH) {
    await runTogether(client, async () => {
      await ask(client, statement, [first, first + BATCH - 1]);
    });
  }
}

async function ask(client: pg.ClientBase, text: string, values?: unknown[]): Promise<void> {
  await client.query({ text, values, query_timeout: PATIENT_MS } as pg.QueryConfig);
}
