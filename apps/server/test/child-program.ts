import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export interface ChildProgram {
  /** The first line it printed. */
  firstLine: Promise<string>;
  /** kill -9 or another signal, and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** A program of the server as people run it, such as `main` or `backup`. */
export function bundledProgram(name: string): string {
  return resolve(import.meta.dirname, `../build/server/${name}.mjs`);
}

/** Runs TypeScript in a process of its own, killed at the latest when the test ends. */
export function startChildProgram(source: string): ChildProgram {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    child.kill(signal);
    await ended;
  }
  onTestFinished(() => kill());
  return { firstLine: readFirstLine(child), kill };
}

async function readFirstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return text.trim();
}
