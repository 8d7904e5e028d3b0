import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const program = `
  import { closeOnSignal } from ${JSON.stringify(new URL('./close-on-signal.ts', import.meta.url).href)};
  process.stdin.resume();
  closeOnSignal(console, async () => {
    console.log('closing');
    await new Promise((done) => process.stdin.once('end', done));
    console.log('closed');
  });
  console.log('ready');
`;

// Ctrl-C under npm: the terminal signals everybody, and npm signals its child once more.
test('a second signal while closing is the same wish, not "exit at once"', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = child.stdout.setEncoding('utf8');
  const exited = once(child, 'exit');
  expect(String(await once(lines, 'data'))).toBe('ready\n');
  child.kill('SIGINT');
  expect(String(await once(lines, 'data'))).toBe('closing\n');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.stdin.end();
  expect(String(await once(lines, 'data'))).toBe('closed\n');
  expect(await exited).toEqual([0, null]);
}, 30_000);
