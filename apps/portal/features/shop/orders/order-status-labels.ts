// The status as the specification colours it, with the words a customer understands.
import type { OrderStatus, OwnOrderSummary } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui';

interface StatusLabel {
  tone: BadgeTone;
  label: string;
}

/** Another server may have a status of its own: it is shown as it is, in grey. */
export const orderStatusLabels: Partial<Record<OrderStatus, StatusLabel>> = {
  pending: { tone: 'warning', label: 'Belum dibayar' },
  confirm: { tone: 'info', label: 'Sedang diperiksa' },
  paid: { tone: 'success', label: 'Lunas' },
  cancelled: { tone: 'neutral', label: 'Dibatalkan' },
  expired: { tone: 'neutral', label: 'Kedaluwarsa' },
  refunded: { tone: 'neutral', label: 'Dikembalikan' },
};

/** Replaces the status label: after a rejection the customer must act, not wait for a licence. */
export const PROOF_REJECTED = 'Bukti ditolak, kirim bukti baru';

/** The order stays paid. */
export const PART_REFUNDED = 'Sebagian dikembalikan';

/** There is nothing to pay yet. */
export const SHIPPING_COST_AWAITED = 'Ongkos kirim sedang dihitung';

/** Checks the status too, because an ended order keeps its rejection reason. */
export function awaitsNewProof(order: Pick<OwnOrderSummary, 'status' | 'rejectionReason'>) {
  return order.status === 'pending' && order.rejectionReason !== null;
}

type OpenedOrder = Pick<OwnOrderSummary, 'status' | 'awaitsShippingCost'>;

/** The specification: a pending order offers how to pay, every other one its detail. */
export function openOrderLabel({ status, awaitsShippingCost }: OpenedOrder): string {
  return status === 'pending' && !awaitsShippingCost ? 'Info Pembayaran' : 'Lihat Detail';
}
