import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

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

// Ctrl-C under npm: the terminal signals every process, and npm signals its child again.
test('a second signal while closing does not exit immediately', async () => {
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
});

test('a hanging close does not keep the process', async () => {
  const hanging = `
    import { closeOnSignal } from ${JSON.stringify(new URL('./close-on-signal.ts', import.meta.url).href)};
    process.stdin.resume();
    closeOnSignal(console, () => new Promise(() => {}), 100);
    console.log('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', hanging], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
});

test('an uncaught fault is logged before the process ends', async () => {
  const faulty = `
    import { closeOnSignal } from ${JSON.stringify(new URL('./close-on-signal.ts', import.meta.url).href)};
    const log = { fatal: ({ err }, text) => console.log(text + ': ' + err.message) };
    closeOnSignal(log, async () => console.log('closed'));
    Promise.reject(new Error('the database went away'));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', faulty], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const output = (await child.stdout.setEncoding('utf8').toArray()).join('');
  expect(output).toBe('closing after a fault: the database went away\nclosed\n');
  expect(await exited).toEqual([1, null]);
});

// Pictures are drawn by WebAssembly: the engine turns a fault of it into an error by its own handler of SIGSEGV.
test('a fault of WebAssembly is an error, not an endless loop', async () => {
  // (module (memory 1) (func (export "fault") (drop (i32.load (i32.const 131072)))))
  const faulty = `
    import { closeOnSignal } from ${JSON.stringify(new URL('./close-on-signal.ts', import.meta.url).href)};
    const bytes = Buffer.from(
      '0061736d01000000010401600000030201000503010001070901056661756c7400000a0c010a00418080082802001a0b',
      'hex',
    );
    const { instance } = await WebAssembly.instantiate(bytes);
    const log = { fatal: ({ err }, text) => console.log(text + ': ' + err.message) };
    closeOnSignal(log, async () => console.log('closed'));
    instance.exports.fault();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', faulty], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const output = (await child.stdout.setEncoding('utf8').toArray()).join('');
  expect(output).toBe('closing after a fault: memory access out of bounds\nclosed\n');
  expect(await exited).toEqual([1, null]);
});
