// A program that takes its time: it shows how far it is, and ends with one sentence.
import type { ParseArgsOptionsConfig } from 'node:util';
import { runProgram } from './run-program.ts';

export type Progress = (text: string) => void;
type Values = Record<string, string | boolean | undefined>;

interface Command {
  help: string;
  options: ParseArgsOptionsConfig;
  run(values: Values, progress: Progress): Promise<string>;
}

export function runCommand({ help, options, run }: Command): Promise<void> {
  return runProgram({
    help,
    options,
    async run({ values }) {
      const result = await run(values as Values, showProgress).finally(() => showProgress(''));
      process.stdout.write(`${result}\n`);
    },
  });
}

/** One line that is overwritten again and again; nothing when the output is not a terminal. */
function showProgress(text: string): void {
  if (!process.stderr.isTTY) return;
  const width = Math.max(20, process.stderr.columns - 1);
  process.stderr.write(`\r\u001b[K${text.slice(0, width)}`);
}
