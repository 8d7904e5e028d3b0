import type { OwnBox, OwnClaim } from '@timesync/contract';
import { expect, it } from 'vitest';
import { claimLabel, deviceOptions, warrantyLine } from './warranty-labels';

const claim: OwnClaim = {
  id: 1,
  status: 'open',
  reason: 'Mati total',
  photos: [],
  question: 'Lampunya menyala?',
  answer: null,
  decisionNote: null,
  requestedAt: '2026-11-16T02:00:00.000Z',
  decidedAt: null,
};
const box = (warranty: OwnBox['warranty'], claimed: OwnClaim | null = null): OwnBox => ({
  id: 1,
  serial: 'TSB-1',
  replacesSerial: null,
  warranty,
  claim: claimed,
  mayClaim: false,
});
const until = '2027-11-15';

it.each([
  ['Berlaku sampai 15 Nov 2027, belum diklaim', box({ state: 'valid', until })],
  ['Berlaku sampai 15 Nov 2027, klaim sedang diperiksa', box({ state: 'valid', until }, claim)],
  [
    'Berlaku sampai 15 Nov 2027, belum diklaim',
    box({ state: 'valid', until }, { ...claim, status: 'refused' }),
  ],
  ['Sudah lewat pada 15 Nov 2027.', box({ state: 'over', until })],
  ['Sudah dipakai: garansi berlaku untuk satu klaim.', box({ state: 'used', until: null })],
  ['Produk ini dijual tanpa garansi.', box({ state: 'none', until: null })],
])('%s', (line, shown) => {
  expect(warrantyLine(shown)).toBe(line);
});

it('tells the question, and the reason of a refusal', () => {
  expect(claimLabel({ ...claim, status: 'asked' }).text).toBe(
    'Pertanyaan admin: Lampunya menyala?',
  );
  const decisionNote = 'Kerusakan karena petir tidak termasuk garansi.';
  expect(claimLabel({ ...claim, status: 'refused', decisionNote })).toEqual({
    tone: 'error',
    text: `Klaim tanggal 16 Nov 2026, 09:00 WIB tidak dapat disetujui. ${decisionNote}`,
  });
});

const device = {
  ...{ deviceId: 'ABCD-EFGH-JKMN-PQRS', deviceType: 'tvbox', deviceName: null },
  ...{ serial: null, licenseKey: 'TV-1', isBound: true },
};
const released = { ...device, isBound: false };

it.each([
  ['TV ruang utama, …PQRS', [{ ...device, deviceName: 'TV ruang utama' }]],
  ['TV Box, …PQRS', [device]],
  ['TV Box, …PQRS (sudah dilepas)', [released]],
  ['TV Box, …PQRS', [device, released]],
  ['TV Box, …PQRS', [released, device]],
])('a device is offered once: %s', (label, devices) => {
  expect(deviceOptions(devices)).toEqual([{ value: device.deviceId, label }]);
});
