// A bank's file is read in a thread of its own, so that nobody else waits, within limits of time and
// memory: it comes from outside and may be made to hurt. One file at a time.
import { Worker } from 'node:worker_threads';
import { fairTurns } from '../../../../platform/files/fair-turns.ts';
import { programFile } from '../../../../platform/files/server-files.ts';
import type { CheckedRow } from './check-balances.ts';
import type { ReadOptions, Statement } from './read-statement.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Of the processor, so that a busy machine refuses nothing. */
const MOST_PROCESSOR_MS = 10_000;
const MOST_HEAP_MB = 96;
/** Of the whole process: what a PDF unpacks lies outside the worker's heap. */
const MOST_GROWTH_BYTES = 150 * 1024 * 1024;
const LOOK_MS = 50;
const WORKER = programFile('features/payments/statements/reading/statement-worker.ts');

export interface Examined {
  /** The first rows as cells, for a person who shows the columns. */
  top: string[][];
  outcome: Statement | StatementError;
}

const inTurn = fairTurns({ maxWaiting: 4, maxWaitingPerPerson: 2 });

export function examineStatement(
  personId: number,
  bytes: Buffer,
  options: ReadOptions,
): Promise<Examined> {
  return inTurn(personId, () => examineInWorker(bytes, options));
}

function examineInWorker(bytes: Buffer, options: ReadOptions): Promise<Examined> {
  const worker = new Worker(WORKER, {
    workerData: { bytes, options },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  let top: string[][] = [];
  const rows: CheckedRow[] = [];
  const examined = new Promise<Examined>((resolve, reject) => {
    const refuse = (outcome: StatementError) => resolve({ top, outcome });
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'top') top = message.rows;
      else if (message.kind === 'rows') {
        rows.push(...message.rows);
        setImmediate(() => worker.postMessage('next'));
      } else if (message.kind === 'read') resolve({ top, outcome: { ...message.statement, rows } });
      else if (message.isLayoutUnknown) refuse(new UnknownLayoutError());
      else refuse(new StatementError(message.message));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse(tooHeavy());
      else reject(error);
    });
    worker.on('exit', () => refuse(tooHeavy()));
    watch(() => refuse(tooHeavy()));
  });
  return examined.finally(() => worker.terminate());

  function watch(refuse: () => void): void {
    const usedBefore = process.cpuUsage();
    const bytesBefore = process.memoryUsage.rss();
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(usedBefore);
      const isLong = (user + system) / 1_000 > MOST_PROCESSOR_MS;
      if (isLong || process.memoryUsage.rss() - bytesBefore > MOST_GROWTH_BYTES) refuse();
    }, LOOK_MS);
    worker.once('exit', () => clearInterval(timer));
  }
}

function tooHeavy(): StatementError {
  return new StatementError(
    'Berkas ini terlalu berat untuk dibaca. Unduh mutasi per bulan dari bank, lalu unggah lagi.',
  );
}
