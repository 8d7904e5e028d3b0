import { expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

it('names what went wrong', () => {
  const refused = Object.assign(new Error('Invalid login: 535 Authentication failed'), {
    code: 'EAUTH',
  });
  expect(failureReason(refused)).toBe('Error EAUTH: Invalid login: 535 Authentication failed');
  expect(failureReason('nothing left')).toBe('nothing left');
});

it('does not log the recipient of a mail', () => {
  const error = new Error('all recipients were rejected: 550 5.1.1 <takmir@masjid.id>: unknown');
  expect(failureReason(error)).toBe(
    'Error: all recipients were rejected: 550 5.1.1 <[email]>: unknown',
  );
});

it('logs the database’s error without the statement’s values', () => {
  const cause = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' });
  const error = new Error('Failed query: select $1\nparams: takmir,rahasia', { cause });
  expect(failureReason(error)).toBe('Error 42P01: relation "users" does not exist');
});
