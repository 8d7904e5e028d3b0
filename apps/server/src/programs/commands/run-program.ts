// Shared by all commands: `--help`, exit codes, and one sentence instead of a stack trace. 0: done;
// 1: it failed, or found something wrong; 2: wrong usage.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AppError } from '../../platform/app-error.ts';
import { failureReason } from '../../platform/jobs/failure-reason.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { explainStartError } from '../explain-start-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>;

interface Program<O extends Options> {
  /** The first line is the usage, the rest what it does. */
  help: string;
  options: O;
  run(given: Parsed<O>): Promise<void>;
}

/** The call was wrong; the sentence says how. */
export class UsageError extends OperatorError {}

/** It did what it should, and the answer is no. */
export class ProgramError extends OperatorError {}

export async function runProgram<O extends Options>(program: Program<O>): Promise<void> {
  try {
    const args = process.argv.slice(2);
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${program.help}\n`);
    else await program.run(read(program.options, args));
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const usage = isUsage ? `\nUsage: ${program.help.split('\n')[0]}` : '';
    process.stderr.write(`${sentenceOf(error)}${usage}\n`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

function read<O extends Options>(options: O, args: string[]): Parsed<O> {
  try {
    return parseArgs({ options, args, allowPositionals: true }) as Parsed<O>;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'STORAGE_FULL') {
    return 'The disk of the files is too full: make room and try again.';
  }
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path) return `${path} does not exist.`;
  return explainStartError(error) ?? failureReason(error);
}
