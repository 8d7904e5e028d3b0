import { expect, it } from 'vitest';
import { openLog } from './open-log.ts';

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  openLog('info', { write: (line) => lines.push(line) }).info(fields, 'x');
  return JSON.parse(lines[0] ?? '');
}

it('hides known secrets at every depth, in lists and in children of the log', () => {
  const hidden = '[redacted]';
  expect(logged({ password: 'a', shown: 1 })).toMatchObject({ password: hidden, shown: 1 });
  expect(logged({ body: { token: 'a', shown: 1 } })).toMatchObject({
    body: { token: hidden, shown: 1 },
  });
  expect(
    logged({ raw: { headers: { cookie: 'a', authorization: 'b', host: 'c' } } }),
  ).toMatchObject({ raw: { headers: { cookie: hidden, authorization: hidden, host: 'c' } } });
  expect(logged({ list: [{ deep: { newPassword: 'a' } }] })).toMatchObject({
    list: [{ deep: { newPassword: hidden } }],
  });
  const lines: string[] = [];
  openLog('info', { write: (line) => lines.push(line) })
    .child({ code: '123456' })
    .info('x');
  expect(lines[0]).not.toContain('123456');
});

it('uses an object’s own JSON form, and stops at circular references', () => {
  const at = new Date(0);
  const round: Record<string, unknown> = { password: 'secret' };
  round.self = round;
  expect(logged({ inner: { at } })).toMatchObject({ inner: { at: at.toISOString() } });
  expect(JSON.stringify(logged({ round }))).not.toContain('secret');
});

it('describes errors, and requests without what was asked', () => {
  const line = logged({
    err: new Error('gone'),
    req: { method: 'GET', url: '/a?email=x', ip: '::1' },
  });
  expect(line).toMatchObject({ err: { message: 'gone' }, req: { method: 'GET', path: '/a' } });
});
