import type { EarlierTransfer } from '@timesync/contract';
import { expect, test } from 'vitest';
import { earlierTransferLabel } from './earlier-transfer-label';

const transfer: EarlierTransfer = {
  id: 1,
  status: 'approved',
  note: 'Layar pecah',
  decisionNote: null,
  isCounted: true,
  requestedAt: '2026-03-10T02:00:00.000Z',
  // This is already the 12th in Jakarta.
  decidedAt: '2026-03-11T18:00:00.000Z',
};

test.each([
  [{}, 'Disetujui 12 Mar 2026 (diajukan 10 Mar 2026)'],
  [{ isCounted: false }, 'Disetujui 12 Mar 2026, tidak dihitung (diajukan 10 Mar 2026)'],
  [{ status: 'rejected' as const }, 'Ditolak 12 Mar 2026 (diajukan 10 Mar 2026)'],
])('%j: %s', (fields, text) => {
  expect(earlierTransferLabel({ ...transfer, ...fields })).toBe(text);
});
