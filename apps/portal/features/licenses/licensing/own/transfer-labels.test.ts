import type { OwnLicense } from '@timesync/contract';
import { expect, test } from 'vitest';
import { latestRequestLabel, nextDeviceText, obstacleText, transfersLine } from './transfer-labels';

const transfers: OwnLicense['transfers'] = {
  used: 1,
  allowed: 3,
  // This is already 17 August in Jakarta.
  until: '2029-08-16T20:00:00.000Z',
  obstacle: null,
  needsProof: false,
  freeMoveUntil: null,
  latest: null,
};
const asked = { requestedAt: '2027-01-05T03:00:00.000Z', note: null };

test('the counter names the last day in Jakarta', () => {
  expect(transfersLine(transfers)).toBe('1 dari 3 terpakai, berlaku sampai 17 Agu 2029');
});

test('what another device needs: nothing on the first day, a photo after its device let go', () => {
  expect(nextDeviceText(transfers)).toBeUndefined();
  expect(nextDeviceText({ ...transfers, freeMoveUntil: '2027-01-05T03:00:00.000Z' })).toBe(
    'Salah pasang? Dalam 24 jam pertama boleh pindah sekali tanpa bukti. Batasnya 5 Jan 2027, 10:00 WIB.',
  );
  expect(nextDeviceText({ ...transfers, needsProof: true })).toContain('dengan foto bukti');
});

test.each([
  ['usedUp', 'Jatah 3 kali pindah perangkat sudah habis.'],
  ['tooLate', 'Masa pindah perangkat sudah lewat pada 17 Agu 2029.'],
  ['notActive', undefined],
  ['alreadyOpen', undefined],
  [null, undefined],
] as const)('the obstacle %s reads: %s', (obstacle, text) => {
  expect(obstacleText({ ...transfers, obstacle })).toBe(text);
});

test.each([
  ['open', 'sedang kami periksa.'],
  ['approved', 'disetujui.'],
  ['rejected', 'ditolak.'],
] as const)('a request that is %s', (status, ending) => {
  const latest = { ...asked, status };
  expect(latestRequestLabel({ ...transfers, latest })?.text).toBe(
    `Permohonan pindah perangkat tanggal 5 Jan 2027, 10:00 WIB ${ending}`,
  );
});

test('the reason of the decision is shown', () => {
  const latest = { ...asked, status: 'rejected', note: 'Fotonya buram.' } as const;
  expect(latestRequestLabel({ ...transfers, latest })?.text).toMatch(
    /ditolak\. Catatan admin: Fotonya buram\.$/,
  );
});

test('nothing is shown where nothing was asked', () => {
  expect(latestRequestLabel(transfers)).toBeUndefined();
});
