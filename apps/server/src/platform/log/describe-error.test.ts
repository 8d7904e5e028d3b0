import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const people = ['Pak Haji', 'takmir@masjid.id', '081234567890', '$argon2id$v=19$m=1024$abc'];
const databaseError = (message: string, fields: object) =>
  Object.assign(new Error(message), fields);

it('keeps the statement and the database’s message, without values that people typed', () => {
  const cause = databaseError('new row for relation "users" violates check constraint "c"', {
    code: '23514',
    table: 'users',
    constraint: 'c',
    detail: `Failing row contains (1, ${people.join(', ')}).`,
    where: `unnamed portal with parameters: $1 = '${people[0]}'`,
  });
  const error = new DrizzleQueryError('insert into "users" values ($1)', people, cause);
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into "users" values ($1)',
    stack: expect.stringContaining('describe-error.test.ts'),
    cause: { errorCode: '23514', table: 'users', constraint: 'c' },
  });
  const text = JSON.stringify(described);
  for (const word of people) expect(text).not.toContain(word);
});

it('cuts out bad data that the database quotes', () => {
  const error = databaseError('invalid input syntax for type integer: "Pak Haji"', {
    code: '22P02',
  });
  expect(describeError(error).message).toBe('invalid input syntax for type integer: "…"');
  const wide = databaseError('value "081234" is out of range for type integer', { code: '22003' });
  expect(describeError(wide).message).toBe('value "…" is out of range for type integer');
});

it('is not led astray by a value that looks like a stack', () => {
  const error = new DrizzleQueryError(
    'select $1',
    ['x\n    at Pak Haji (a.ts:1)'],
    new Error('no'),
  );
  expect(JSON.stringify(describeError(error))).not.toContain('Pak Haji');
});

it('ends at causes that run in a circle, and takes what is no error', () => {
  const error = new Error('outer');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/outer/g)).toHaveLength(4);
  expect(describeError('takmir@masjid.id')).toEqual({ type: 'string', message: '[email]' });
});
