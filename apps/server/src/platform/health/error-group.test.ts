import { expect, test } from 'vitest';
import { groupOf } from './error-group.ts';

function fail(message: string): Error {
  return new TypeError(message);
}

test('errors of one place are one group, whatever their message says', () => {
  const [first, second] = ['Pak Haji', 'Bu Siti'].map((name) => groupOf('GET /a', fail(name)));
  expect(first).toEqual(second);
  expect(first).toEqual({
    fingerprint: expect.stringMatching(/^[\da-f]{16}$/),
    kind: 'TypeError',
    place: expect.stringMatching(/^fail \(platform\/health\/error-group\.test\.ts:\d+\)$/),
    source: 'GET /a',
  });
});

test('another kind, route or place is another group', () => {
  const groups = [
    groupOf('GET /a', fail('x')),
    groupOf('GET /b', fail('x')),
    groupOf('GET /a', new RangeError('x')),
    groupOf('GET /a', new TypeError('x')),
  ];
  expect(new Set(groups.map(({ fingerprint }) => fingerprint)).size).toBe(4);
});

test('a wrapped error is known by its cause', () => {
  const cause = Object.assign(new Error('secret'), { code: '23505' });
  const { kind } = groupOf('mail', new Error('Failed query', { cause }));
  expect(kind).toBe('Error 23505');
});

test.each([undefined, null, 'text', 7, { stack: 'x' }, new Error('\n\n    at (')])(
  'whatever is thrown has a group (%j)',
  (thrown) => {
    const group = groupOf('GET /a', thrown);
    for (const text of [group.kind, group.place]) expect(text).not.toBe('');
  },
);
