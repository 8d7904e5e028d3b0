import { formatRupiah, type MutationReason, type MutationState } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui';

export const stateLabels: Record<MutationState, string> = {
  match: 'Cocok',
  near: 'Hampir',
  none: 'Belum',
  ignored: 'Bukan penjualan',
  outgoing: 'Uang keluar',
  used: 'Terpakai',
};

/** The lines that are worked first: those that match, then what needs a look, then the rest. */
export function firstWaiting(counts: Partial<Record<MutationState, number>> = {}): MutationState {
  const order: MutationState[] = ['match', 'near', 'none'];
  return order.find((state) => counts[state]) ?? 'match';
}

/** Somebody may still say what it is. */
export function isStillOpen({ state }: { state: MutationState }): boolean {
  return state === 'match' || state === 'near' || state === 'none';
}

export const stateTones: Record<MutationState, BadgeTone> = {
  match: 'success',
  near: 'warning',
  none: 'neutral',
  ignored: 'neutral',
  outgoing: 'neutral',
  used: 'info',
};

/** The reason, if the badge does not already say it. */
export const reasonLabels: Partial<Record<MutationReason, string>> = {
  refund: 'Mungkin pengembalian dana pesanan ini',
  unproven: 'Belum terbukti di berkas bank',
  'other-line': 'Pesanannya diusulkan untuk mutasi lain',
  'other-account': 'Pelanggan memilih rekening lain',
  'without-code': 'Tanpa kode unik',
  'no-code': 'Pesanan tanpa kode unik',
  rest: 'Pesanan dibayar sebagian',
  rounded: 'Jumlah dibulatkan',
  ended: 'Pesanannya dibatalkan atau dikembalikan',
  paid: 'Pesanannya sudah lunas',
  'too-early': 'Uang datang sebelum pesanan dibuat',
  'too-late': 'Pesanannya sudah lama berakhir',
  'no-order': 'Tidak ada pesanan dengan jumlah ini',
};

/** `Rp 1.234,56`: banks count sen, and hide them where there are none. */
export function formatSen(sen: number): string {
  const rest = Math.abs(sen) % 100;
  const whole = formatRupiah(Math.trunc(sen / 100));
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}
