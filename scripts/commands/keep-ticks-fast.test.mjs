import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const keeper = join(import.meta.dirname, 'keep-ticks-fast.mjs');
const countTicksThatStay = `
  const { createHook } = require('node:async_hooks');
  const { setTimeout: pause } = require('node:timers/promises');
  const ticks = [];
  const hook = createHook({
    init(_id, type, _cause, tick) {
      if (type === 'TickObject') ticks.push(new WeakRef(tick));
    },
  }).enable();
  process.nextTick(() => {});
  (LOAD).then(async () => {
    hook.disable();
    for (let round = 0; round < 4; round += 1) {
      await pause(1);
      gc();
    }
    console.log(ticks.length > 1, ticks.filter((tick) => tick.deref()).length);
  });`;

test.each([
  ['none without it', 'Promise.resolve().then(() => process.nextTick(() => {}))', 0],
  ['one with it', `import(${JSON.stringify(keeper)})`, 1],
])('of the ticks of a process stays %s', (_case, load, count) => {
  const script = countTicksThatStay.replace('LOAD', load);
  const output = execFileSync(process.execPath, ['--expose-gc', '-e', script], {
    encoding: 'utf8',
  });
  expect(output.trim()).toBe(`true ${count}`);
});
