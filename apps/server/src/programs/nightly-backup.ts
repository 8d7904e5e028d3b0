// The copy of every night. It is made by the command, in a process of its own: the server's memory
// and pace stay as they are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { nightlyBackupJob } from '../platform/backup/nightly/nightly-runs.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { programFile } from '../platform/files/server-files.ts';

const PROGRAM = programFile('programs/commands/backup.ts');

export async function scheduleNightlyBackup({ config, jobs }: Dependencies): Promise<void> {
  // A server that makes none leaves the job to the others.
  if (!config.NIGHTLY_BACKUP) return;
  await jobs.work(nightlyBackupJob, runBackupProgram);
  await jobs.schedule(nightlyBackupJob, '10 3 * * *');
}

async function runBackupProgram(): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, PROGRAM, '--nightly'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  try {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(`The nightly backup was not made: ${said.trim()}`);
  } finally {
    process.off('exit', stop);
  }
}
