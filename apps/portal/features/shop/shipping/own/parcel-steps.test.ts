import { expect, it, test } from 'vitest';
import { boxReadiness, stepsOf } from './parcel-steps';

const day = '2026-11-16T00:00:00.000Z';
const parcel = { claimId: null, sentAt: null, receivedAt: null, returnedAt: null };
const drawn = (...[journey, paidAt]: Parameters<typeof stepsOf>) =>
  stepsOf(journey, paidAt)
    .map(({ label, isDone }) => `${isDone ? '✓' : '–'} ${label}`)
    .join(', ');

it.each([
  ['✓ Lunas, – Dikirim, – Diterima', { ...parcel, status: 'to_send' as const }],
  ['✓ Lunas, ✓ Dikirim, – Diterima', { ...parcel, status: 'sent' as const, sentAt: day }],
  [
    '✓ Lunas, ✓ Dikirim, ✓ Diterima',
    { ...parcel, status: 'received' as const, sentAt: day, receivedAt: day },
  ],
  ['✓ Lunas, ✓ Dikirim, – Kembali', { ...parcel, status: 'return_expected' as const, sentAt: day }],
  [
    '✓ Lunas, ✓ Dikirim, ✓ Diterima, ✓ Kembali',
    { ...parcel, status: 'returned' as const, sentAt: day, receivedAt: day, returnedAt: day },
  ],
  [
    '✓ Klaim disetujui, – Dikirim, – Diterima',
    { ...parcel, status: 'to_send' as const, claimId: 7 },
  ],
])('%s', (expected, journey) => {
  expect(drawn(journey, day)).toBe(expected);
});

const unit = (state: 'packed' | 'active' | 'unbound' | 'unlicensed') => ({
  licenseKey: state === 'unlicensed' ? null : 'TV-1',
  activation:
    state === 'packed' || state === 'active'
      ? { deviceId: 'A', isPacked: state === 'packed', shortCode: null }
      : null,
});

test.each([
  ['switchOn', ['packed', 'packed']],
  ['activate', ['packed', 'unbound']],
  ['activate', ['unbound']],
  [undefined, ['active']],
  ['switchOn', ['active', 'packed']],
  [undefined, ['unlicensed']],
  ['switchOn', ['unlicensed', 'packed']],
] as const)('%s for %j', (expected, states) => {
  expect(boxReadiness(states.map(unit))).toBe(expected);
});
