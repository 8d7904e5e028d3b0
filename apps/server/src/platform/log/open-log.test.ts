import { expect, it, vi } from 'vitest';
import { openLog } from './open-log.ts';

function listen() {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => lines.push(line) }) };
}
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('logs an outage once a minute, whatever reports it, with the number of repeats', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const { lines, log } = listen();
  for (let count = 0; count < 53; count += 1) log.warn({ err: away() }, 'database unavailable');
  log.child({ reqId: 'x' }).error(away());
  expect(lines).toHaveLength(1);
  now.mockReturnValue(60_000);
  log.warn({ err: new Error('gone', { cause: away() }) }, 'cannot listen');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ leftOut: 53, msg: 'cannot listen' });
});

it('logs every other error', () => {
  const { lines, log } = listen();
  for (let count = 0; count < 3; count += 1) log.error({ err: new Error('ours') }, 'failed');
  expect(lines).toHaveLength(3);
});

it('takes no message from an error that is logged without one', () => {
  const { lines, log } = listen();
  log.error(new Error('Failed query: select $1\nparams: Pak Haji'));
  log.error({ err: new Error('Failed query: select $1\nparams: Pak Haji') });
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['error', 'error']);
  expect(lines.join('')).not.toContain('Pak Haji');
});
