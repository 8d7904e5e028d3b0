// What the commands for operators have in common: `--help`, a line that shows progress, one sentence
// instead of a stack trace, and exit codes: 0 done, 1 failed, 2 wrongly called.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { explainStartError } from './explain-start-error.ts';
import { AppError } from './platform/app-error.ts';
import { BackupError } from './platform/backup/backup-error.ts';

export type Progress = (text: string) => void;
type Values = Record<string, string | boolean | undefined>;

interface Command {
  help: string;
  options: ParseArgsOptionsConfig;
  run(values: Values, progress: Progress): Promise<string>;
}

export async function runCommand({ help, options, run }: Command): Promise<void> {
  let values: Values;
  try {
    const parsed = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    values = parsed.values as Values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('\n')[0]}\n\n${help}\n`);
    process.exitCode = 2;
    return;
  }
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  try {
    const result = await run(values, showProgress);
    showProgress('');
    process.stdout.write(`${result}\n`);
  } catch (error) {
    showProgress('');
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** One line that is written over and over; nothing where nobody watches. */
function showProgress(text: string): void {
  if (!process.stderr.isTTY) return;
  const width = Math.max(20, process.stderr.columns - 1);
  process.stderr.write(`\r\u001b[K${text.slice(0, width)}`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const known = explainStartError(error);
  if (known) return known;
  if (error instanceof AppError && error.code === 'STORAGE_FULL') {
    return 'The disk of the files is too full: make room and try again.';
  }
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path) return `${path} does not exist.`;
  return `It did not work: ${message || code || error}`;
}
