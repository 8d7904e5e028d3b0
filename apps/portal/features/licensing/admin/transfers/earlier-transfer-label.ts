import { type EarlierTransfer, formatDate } from '@timesync/contract';

const outcomes: Record<EarlierTransfer['status'], string> = {
  approved: 'Disetujui',
  rejected: 'Ditolak',
};

/** When it was asked for and how it ended; a refused one never counts, so only approvals say it. */
export function earlierTransferLabel(transfer: EarlierTransfer): string {
  const { status, isCounted, requestedAt, decidedAt } = transfer;
  const free = status === 'approved' && !isCounted ? ', tidak dihitung' : '';
  return `${outcomes[status]} ${formatDate(decidedAt)}${free} (diajukan ${formatDate(requestedAt)})`;
}
