import { type SpawnOptions, spawn } from 'node:child_process';

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
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? output : undefined));
  });
}
