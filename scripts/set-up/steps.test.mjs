import { expect, test } from 'vitest';
import { runInOrder } from './steps.mjs';

function screen(isTTY) {
  const written = [];
  return {
    isTTY,
    write: (text) => written.push(text),
    text: () => written.join('').replaceAll(/… \d+ s/g, '… # s'),
  };
}

test('steps run one after another, and plain lines name them', async () => {
  const out = screen(false);
  const seen = [];
  await runInOrder(
    [
      { title: 'first', run: async () => seen.push(1) },
      { title: 'second', run: async () => seen.push(2) },
    ],
    out,
  );
  expect(seen).toEqual([1, 2]);
  expect(out.text()).toBe(
    '1/2 first …\n1/2 first … # s, done\n2/2 second …\n2/2 second … # s, done\n',
  );
});

test('a terminal gets one line that is redrawn', async () => {
  const out = screen(true);
  await runInOrder([{ title: 'only', run: async () => undefined }], out);
  expect(out.text()).toBe('\r1/1 only … # s\r1/1 only … # s, done\n');
});

test('a step that fails is not called done and ends the run', async () => {
  const out = screen(false);
  const fail = { title: 'bad', run: () => Promise.reject(new Error('no')) };
  await expect(runInOrder([fail, fail], out)).rejects.toThrow('no');
  expect(out.text()).toBe('1/2 bad …\n1/2 bad … # s, stopped\n');
});
