// A bank's file is read in a process of its own, so that nobody else waits, within limits of time and
// memory: it comes from outside and may be made to hurt. What it took is given back when the process
// ends (T87). One file at a time.
import { fork } from 'node:child_process';
import { fairTurns } from '../../../../../platform/files/fair-turns.ts';
import { programFile } from '../../../../../platform/files/server-files.ts';
import type { CheckedRow } from './check-balances.ts';
import type { ReadOptions, Statement } from './read-statement.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';

const MOST_HEAP_MB = 96;
const READER = programFile('features/shop/payments/statements/reading/statement-reader.ts');

interface Examined {
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
  return inTurn(personId, () => examineInProcess({ bytes, options }));
}

async function examineInProcess(task: ReaderTask): Promise<Examined> {
  const reader = fork(READER, {
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    // Node writes at length to stderr when the heap is full.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((resolve) => reader.once('exit', resolve));
  let top: string[][] = [];
  const rows: CheckedRow[] = [];
  try {
    return await new Promise<Examined>((resolve, reject) => {
      const refuse = (outcome: StatementError) => resolve({ top, outcome });
      reader.on('message', (message: ReaderMessage) => {
        if (message.kind === 'top') top = message.rows;
        else if (message.kind === 'rows') {
          rows.push(...message.rows);
          setImmediate(() => reader.send('next', () => undefined));
        } else if (message.kind === 'read') {
          resolve({ top, outcome: { ...message.statement, rows } });
        } else if (message.kind === 'failed') reject(message.error);
        else if (message.isLayoutUnknown) refuse(new UnknownLayoutError());
        else refuse(new StatementError(message.message));
      });
      reader.on('error', reject);
      ended.then(() => refuse(tooHeavy()));
      // A failure to send is left to the event of the reader's end.
      reader.send(task, () => undefined);
    });
  } finally {
    reader.kill('SIGKILL');
    // One that could not be started has no end to wait for.
    if (reader.pid !== undefined) await ended;
  }
}

function tooHeavy(): StatementError {
  return new StatementError(
    'Berkas ini terlalu berat untuk dibaca. Unduh mutasi per bulan dari bank, lalu unggah lagi.',
  );
}

/** The one message to the reader; after it come only wishes for the next rows. */
export interface ReaderTask {
  bytes: Uint8Array;
  options: ReadOptions;
}

export type ReaderMessage =
  | { kind: 'top'; rows: string[][] }
  | { kind: 'rows'; rows: CheckedRow[] }
  | { kind: 'read'; statement: Omit<Statement, 'rows'> }
  | { kind: 'refused'; message: string; isLayoutUnknown: boolean }
  | { kind: 'failed'; error: unknown };
