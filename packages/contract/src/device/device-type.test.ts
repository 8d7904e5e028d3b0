import { expect, it } from 'vitest';
import {
  deviceTypeCode,
  deviceTypes,
  findDeviceTypeByCode,
  isSameDeviceType,
  parseDeviceType,
} from './device-type.ts';

it('keeps its codes: they are signed into tokens', () => {
  expect(deviceTypes.map((type) => [type, deviceTypeCode(type)])).toEqual([
    ['smartphone', 1],
    ['tablet', 2],
    ['tvbox', 3],
    ['smarttv', 4],
  ]);
  for (const type of deviceTypes) expect(findDeviceTypeByCode(deviceTypeCode(type))).toBe(type);
});

it.each([0, 5, 255, undefined])('code %s is no device type', (code) => {
  expect(findDeviceTypeByCode(code)).toBeUndefined();
});

it.each(['TV Box', 'tv-box', 'TVBOX', ' t v b o x ', 'TV–Box'])('"%s" is a TV box', (text) => {
  expect(parseDeviceType(text)).toBe('tvbox');
  expect(isSameDeviceType(text, 'tvbox')).toBe(true);
});

it.each(['', 'tv', 'tvboxes', 'toString', '__proto__'])('"%s" is no device type', (text) => {
  expect(parseDeviceType(text)).toBeUndefined();
});
