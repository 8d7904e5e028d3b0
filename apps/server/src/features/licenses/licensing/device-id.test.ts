import { expect, it } from 'vitest';
import {
  deviceIdBytes,
  presentDeviceId,
  readDeviceId,
  readDeviceIdPart,
  toDeviceId,
} from './device-id.ts';

const bytes = Buffer.from('0102030405060708090a', 'hex');

it('is the same after every conversion', () => {
  const id = toDeviceId(bytes);
  expect(id).toBe('0102030405060708090a');
  expect(deviceIdBytes(id)).toEqual(bytes);
  expect(readDeviceId(presentDeviceId(id))).toBe(id);
  expect(readDeviceId(presentDeviceId(id).toLowerCase().replaceAll('-', ' '))).toBe(id);
});

it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRS-TVWX', '????-????-????-????'])('%o is none', (typed) => {
  expect(readDeviceId(typed)).toBeUndefined();
});

it('is found by each of its groups', () => {
  const id = toDeviceId(bytes);
  for (const group of presentDeviceId(id).split('-')) {
    expect(id).toContain(readDeviceIdPart(group));
  }
});

it.each(['', 'ABC', 'ABCDE', '????-????', 'UUUU'])('%o is no part of one', (typed) => {
  expect(readDeviceIdPart(typed)).toBeUndefined();
});
