// The process of `read-in-process.ts`: reads one file, sends what it found, and ends.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programFile } from '../../../../../platform/files/server-files.ts';
import { readGrids, topOf } from './files/read-grids.ts';
import type { ReaderMessage, ReaderTask } from './read-in-process.ts';
import { readStatement } from './read-statement.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';

/** Few enough that the server handles each message without a noticeable pause. */
const ROWS_A_MESSAGE = 1_000;
const MOST_PROCESSOR_MS = 10_000;

const send = (message: ReaderMessage) => process.send?.(message);

async function read({ bytes, options }: ReaderTask): Promise<void> {
  const grids = await readGrids(Buffer.from(bytes));
  send({ kind: 'top', rows: topOf(grids) });
  const { rows, ...statement } = readStatement(grids, options);
  for (let from = 0; from < rows.length; from += ROWS_A_MESSAGE) {
    send({ kind: 'rows', rows: rows.slice(from, from + ROWS_A_MESSAGE) });
    // Unasked, all messages would be handled in one turn of the server's loop.
    await once(process, 'message');
  }
  send({ kind: 'read', statement });
}

// A killed server sends nothing more, and the thread of the limits would keep this process.
process.once('disconnect', () => process.exit());
const limits = new Worker(
  programFile('features/shop/payments/statements/reading/reader-limits.ts'),
  {
    workerData: MOST_PROCESSOR_MS,
  },
);
// From now on: a large file of a busy server comes after it.
const isLimited = once(limits, 'online');
const [task] = (await once(process, 'message')) as [ReaderTask];
try {
  await isLimited;
  await read(task);
} catch (error) {
  if (error instanceof StatementError) {
    const isLayoutUnknown = error instanceof UnknownLayoutError;
    send({ kind: 'refused', message: error.message, isLayoutUnknown });
  } else {
    send({ kind: 'failed', error });
  }
}
await limits.terminate();
process.disconnect();
