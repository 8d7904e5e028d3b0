import pg from 'pg';
import { expect, it } from 'vitest';
import { readMoment } from './fast-moments.ts';

it.each([
  '2026-11-16 01:02:03+00',
  '2026-11-16 01:02:03.4+00',
  '1970-01-01 00:00:00.001999+00',
  '0001-01-01 00:00:00+00',
])('reads %s as the driver does', (text) => {
  expect(readMoment(text)).toEqual(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text));
});

it.each([
  'infinity',
  '0044-03-15 00:00:00+00 BC',
  '12026-01-01 00:00:00.123456+00',
  '2026-11-16 01:02:03+07',
])('leaves %s to the driver', (text) => expect(readMoment(text)).toBeUndefined());
