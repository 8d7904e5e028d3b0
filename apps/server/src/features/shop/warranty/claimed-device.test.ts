import { expect, it } from 'vitest';
import { claimedDevice } from './claimed-device.ts';

const box = { serial: 'TSB-1', licenseId: 1 };
/** `A1` holds licence 1; `B2=TSB-2` holds licence 2, and its app says which box it runs on. */
const devices = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [holding = '', serial] = each.split('=');
      const licenseId = Number(holding.slice(1));
      return { deviceId: holding.charAt(0), licenseId, serial: serial ?? null };
    });

it.each([
  // No licence could be released.
  ['', null, null],
  ['', 'A', null],
  // The customer's word, whichever key the box was sold with.
  ['A1 B2', 'A', 1],
  ['A2 B1', 'A', 2],
  // The named one has moved on.
  ['B1', 'A', null],
  // The app's word.
  ['A2=TSB-1 B1', null, 2],
  ['A2=tsb-1 B1=TSB-2', 'A', 2],
  // A device with two licences releases the one of the box.
  ['A2 A1', 'A', 1],
  ['A2 A3', 'A', 2],
  // The device is unknown, or the answers contradict each other.
  ['A1', null, undefined],
  ['A1 B2', null, undefined],
  ['A1=TSB-2 B2', null, undefined],
  ['A1=TSB-2 B2', 'A', undefined],
  ['A1=TSB-1 B2', 'B', undefined],
  ['A1=TSB-1 B2=TSB-1', 'A', undefined],
])('%s, named %s: releases licence %s', (held, named, licenseId) => {
  const device = claimedDevice({ box, devices: devices(held), named });
  expect(device === null ? null : device?.licenseId).toBe(licenseId);
});
