// The copy of every night. It is made by the command, in a process of its own: the server's memory
// and pace stay as they are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Dependencies } from './platform/dependencies.ts';
import type { JobKind } from './platform/jobs/jobs.ts';

const PROGRAM = join(import.meta.dirname, 'backup.ts');

export const nightlyBackupJob: JobKind<object> = {
  name: 'nightly-backup',
  options: { retryLimit: 1, expireInSeconds: 6 * 3600, deleteAfterSeconds: 24 * 3600 },
};

export async function scheduleNightlyBackup({ config, jobs }: Dependencies): Promise<void> {
  await jobs.work(nightlyBackupJob, async () => {
    if (config.NIGHTLY_BACKUP) await runBackupProgram();
  });
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
