// Backups are made and tested by the commands, in processes of their own: the server's memory and pace
// stay as they are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { programFile } from '../../platform/files/server-files.ts';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export async function runProgram(name: string, parameters: string[]): Promise<Ended> {
  const program = programFile(`programs/commands/${name}.ts`);
  const child = spawn(process.execPath, [...process.execArgv, program, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
