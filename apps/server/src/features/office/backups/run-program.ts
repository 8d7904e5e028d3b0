// Backups are made and tested by the commands, in processes of their own: the server's memory and pace
// stay as they are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { programFile } from '../../../platform/files/server-files.ts';

/** `idle`: customers come first. */
export type Priority = 'idle' | 'normal';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Programs of Linux that start another one with the time of processor and disk that nobody else wants.
 * The priority that a running process gives itself does not reach the threads it already has.
 */
const IDLE_STARTERS = [
  ['/usr/bin/nice', '-n', '19'],
  ['/usr/bin/ionice', '--class', 'idle', '--ignore'],
  ['/usr/bin/chrt', '--idle', '0'],
].filter(([program = '']) => existsSync(program));

export async function runProgram(
  name: string,
  parameters: string[],
  priority: Priority = 'normal',
): Promise<Ended> {
  const program = programFile(`programs/commands/${name}.ts`);
  const own = [process.execPath, ...process.execArgv, program, ...parameters];
  const [file = '', ...args] = priority === 'idle' ? [...IDLE_STARTERS.flat(), ...own] : own;
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  try {
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, stdout, stderr: stderr.trim() };
  } finally {
    process.off('exit', stop);
  }
}
