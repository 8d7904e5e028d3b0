import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lifeline = join(import.meta.dirname, 'end-with-parent.mjs');
// Says its number, then its end; would live for a minute.
const server = `console.log(process.pid); process.once('SIGTERM', () => { console.log('closed'); process.exit(); }); setTimeout(() => {}, 60_000);`;
const parent = `require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(lifeline)}, '-e', ${JSON.stringify(server)}], { stdio: 'inherit' });`;

test('the server closes when the process that started it is killed hard', async () => {
  const starter = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  starter.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  await once(starter.stdout, 'end');
  expect(output).toMatch(/^\d+\nclosed\n$/);
}, 30_000);
