import { expect, it } from 'vitest';
import { openLog } from './open-log.ts';
import { readableLine } from './readable-line.ts';

it('shows a person when, what and where', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(readableLine(line)) });
  log.info({ method: 'GET', path: '/', status: 200, ms: 3 }, 'request');
  log.warn({ err: new Error('outer', { cause: new TypeError('inner') }) }, 'failed');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d request method=GET path=\/ status=200 ms=3\n$/);
  const [first, outer, frame, ...more] = lines[1]?.split('\n') ?? [];
  expect(first).toMatch(/^\d\d:\d\d:\d\d WARN failed$/);
  expect(outer).toBe('  Error: outer');
  expect(frame).toMatch(/^ {4}at .*readable-line\.test\.ts/);
  expect(more).toContain('    TypeError: inner');
});
