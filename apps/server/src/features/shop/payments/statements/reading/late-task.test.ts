// A busy server sends a large file a moment after its reader has begun. A reader that waits for ever then
// keeps the only place, and nobody reads a bank's file any more.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { programFile } from '../../../../../platform/files/server-files.ts';

const program = 'features/shop/payments/statements/reading/statement-reader.ts';

/** Utime and stime: what does not change for a while has begun. */
const processorTime = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).join(' ');

it.runIf(process.platform === 'linux')(
  'a reader takes its file also when it comes late',
  async () => {
    const reader = fork(programFile(program), { serialization: 'advanced', stdio: 'ignore' });
    onTestFinished(() => void reader.kill('SIGKILL'));
    let before: string | undefined;
    await expect
      .poll(
        () => {
          const last = before;
          before = processorTime(reader.pid ?? 0);
          return before === last && before !== '0 0';
        },
        { interval: 300 },
      )
      .toBe(true);
    const options = { today: '2026-11-19', fileName: 'x.csv' };
    reader.send({ bytes: Buffer.from('bukan mutasi'), options });
    const [answer] = await once(reader, 'message');
    expect(answer).toHaveProperty('kind');
  },
);

it('a reader ends with its server, also while it waits', async () => {
  const reader = fork(programFile(program), { serialization: 'advanced', stdio: 'ignore' });
  onTestFinished(() => void reader.kill('SIGKILL'));
  await once(reader, 'spawn');
  // As when the server is killed.
  reader.disconnect();
  await once(reader, 'exit');
  expect(reader.exitCode).toBe(0);
});
