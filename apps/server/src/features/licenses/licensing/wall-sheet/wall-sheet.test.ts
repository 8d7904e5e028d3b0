import type { ActivationAnswer, OwnLicense } from '@timesync/contract';
import { expect, test } from 'vitest';
import { detailsOf } from './wall-sheet.ts';

const activation: ActivationAnswer = {
  deviceId: '7F3A-11C2',
  deviceType: 'tablet',
  deviceName: null,
  activatedAt: '2026-11-16T03:00:00.000Z',
  sequence: 1,
  token: 'token',
  shortCode: null,
  isPacked: false,
};
const license: OwnLicense = {
  id: 1,
  licenseKey: 'HP-AAAA-BBBB-CCCC',
  init: 'HP',
  deviceTypes: ['tablet'],
  product: 'TimeSync',
  variant: null,
  mosque: null,
  room: null,
  status: 'active',
  activation,
  isHandedOut: false,
  canBeHandedOut: false,
  transfers: {
    used: 1,
    allowed: 3,
    until: '2029-11-16T03:00:00.000Z',
    obstacle: null,
    needsProof: false,
    freeMoveUntil: null,
    latest: null,
  },
};
const labelsWith = (warrantyMonths: number | null) =>
  Object.fromEntries(detailsOf({ license, activation, warrantyMonths }));

test('a licence for a phone promises no warranty of a box', () => {
  expect(labelsWith(null)).not.toHaveProperty('Garansi');
  expect(labelsWith(null)).toMatchObject({ Perangkat: 'Tablet', 'Aktif sejak': '16 Nov 2026' });
});

test('a box carries the warranty it was bought with', () => {
  expect(labelsWith(24)).toHaveProperty('Garansi', 'TimeSync Box: 24 bulan, satu kali klaim');
});
