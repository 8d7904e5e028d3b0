// The worker thread of `read-in-worker.ts`: reads one file, sends what it found, and ends.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readGrids, topOf } from './files/read-grids.ts';
import { type ReadOptions, readStatement } from './read-statement.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Few enough that the main thread handles each message without a noticeable pause. */
const ROWS_A_MESSAGE = 1_000;

const { bytes, options }: { bytes: Uint8Array; options: ReadOptions } = workerData;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const grids = await readGrids(Buffer.from(bytes));
  send({ kind: 'top', rows: topOf(grids) });
  const { rows, ...statement } = readStatement(grids, options);
  for (let from = 0; from < rows.length; from += ROWS_A_MESSAGE) {
    send({ kind: 'rows', rows: rows.slice(from, from + ROWS_A_MESSAGE) });
    // Unasked, all messages would be handled in one turn of the main thread's loop.
    if (parentPort) await once(parentPort, 'message');
  }
  send({ kind: 'read', statement });
} catch (error) {
  if (!(error instanceof StatementError)) throw error;
  const isLayoutUnknown = error instanceof UnknownLayoutError;
  send({ kind: 'refused', message: error.message, isLayoutUnknown });
}
