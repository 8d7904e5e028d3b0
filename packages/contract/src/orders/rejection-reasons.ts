// Why a proof is refused. The customer reads a sentence, and nobody must be led to pay twice: where
// only the picture was at fault, the screen says that no second transfer is needed.
export const rejectionReasons = [
  'amount',
  'account',
  'unreadable',
  'duplicate',
  'notReceived',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const rejectionLabels: Record<RejectionReason, string> = {
  amount: 'Nominal tidak sesuai',
  account: 'Rekening tujuan salah',
  unreadable: 'Bukti tidak terbaca',
  duplicate: 'Bukti sudah pernah dipakai',
  notReceived: 'Dana belum masuk',
  other: 'Lainnya',
};

/** What the customer reads: the reason, and what the admin adds to it. */
export function rejectionSentence(reason: RejectionReason, note: string | undefined): string {
  if (!note) return rejectionLabels[reason];
  return reason === 'other' ? note : `${rejectionLabels[reason]}: ${note}`;
}

const aboutPicture: readonly RejectionReason[] = ['unreadable', 'duplicate'];

/** What the customer does next. Whether the seller's free words are about money nobody knows. */
export function afterRejection(code: RejectionReason | null): string {
  return code && aboutPicture.includes(code)
    ? 'Jika sudah transfer, tidak perlu transfer lagi: cukup kirim bukti baru.'
    : 'Silakan kirim bukti yang baru.';
}
