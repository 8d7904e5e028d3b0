import { type EarlierTransfer, formatDate } from '@timesync/contract';

const outcomes: Record<EarlierTransfer['status'], string> = {
  approved: 'Disetujui',
  rejected: 'Ditolak',
};

/** When it was requested and how it ended; only approvals say whether they count, refusals never do. */
export function earlierTransferLabel(transfer: EarlierTransfer): string {
  const { status, isCounted, requestedAt, decidedAt } = transfer;
  const free = status === 'approved' && !isCounted ? ', tidak dihitung' : '';
  return `${outcomes[status]} ${formatDate(decidedAt)}${free} (diajukan ${formatDate(requestedAt)})`;
}
