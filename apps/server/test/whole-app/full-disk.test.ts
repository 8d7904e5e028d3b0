// The log lies on a disk that is full: the server starts, answers and ends as always (T75).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { bundledProgram } from '../child-program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const MAIN = bundledProgram('main');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

it.runIf(process.platform === 'linux')('serves and closes while every line is lost', async () => {
  const port = String(await freePort());
  const full = openSync('/dev/full', 'w');
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', full, full],
    env: { ...process.env, DATA_DIR: temporaryFolder(), PORT: port, DATABASE_URL: '' },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const exited = once(server, 'exit');
  const ask = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status,
      () => undefined,
    );
  while (server.exitCode === null && (await ask('/readyz')) !== 200) await pause(200);
  // Each of these writes two lines.
  for (let count = 0; count < 5; count += 1) expect(await ask('/public/config')).toBe(200);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
