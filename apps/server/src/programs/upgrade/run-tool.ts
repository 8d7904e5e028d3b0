import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end; false when it failed or is missing. Its output is shown. */
export function runTool(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Its output; undefined when it failed or is missing. */
export function readTool(command: string, args: string[]): Promise<string | undefined> {
  return promisify(execFile)(command, args).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
