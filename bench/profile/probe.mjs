// Loaded into the portal before everything else; records between the two messages of `recording.mjs`.
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { PerformanceObserver, performance } from 'node:perf_hooks';

const SAMPLE_MICROSECONDS = 200;
const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { Client } = require('pg');
const session = new Session();
session.connect();

let statements = new Map();
let garbageMs = 0;
let started;

const ask = Client.prototype.query;
Client.prototype.query = function query(...args) {
  const text = typeof args[0] === 'string' ? args[0] : (args[0]?.name ?? args[0]?.text ?? '');
  const key = text.replace(/\s+/g, ' ').trim().slice(0, 70);
  const statement = statements.get(key) ?? { count: 0, ms: 0 };
  statements.set(key, statement);
  const askedAt = performance.now();
  const note = () => {
    statement.count += 1;
    statement.ms += performance.now() - askedAt;
  };
  const answer = args.at(-1);
  if (typeof answer === 'function') {
    args.splice(-1, 1, (...result) => {
      note();
      answer(...result);
    });
  }
  const result = ask.apply(this, args);
  if (result instanceof Promise) result.then(note, note);
  return result;
};
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) garbageMs += duration;
}).observe({ entryTypes: ['gc'] });

process.on('message', async (message) => {
  if (message === 'record') {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
    await session.post('Profiler.start');
    statements = new Map();
    garbageMs = 0;
    started = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
    process.send('recording');
  } else {
    const { user, system } = process.cpuUsage(started.cpu);
    const { utilization } = performance.eventLoopUtilization(started.loop);
    const { profile } = await session.post('Profiler.stop');
    const figures = { cpuMs: (user + system) / 1000, garbageMs, waiting: 1 - utilization };
    process.send({ ...figures, statements: [...statements], profile });
  }
});
// The channel alone does not keep the process running.
process.channel.unref();
