// Why a proof is refused. The customer reads a sentence, and must not be led to pay twice: when
// only the picture was bad, the screen says that no second transfer is needed.
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

/** The sentence for the customer: the reason, and the admin's note. */
export function rejectionSentence(reason: RejectionReason, note: string | undefined): string {
  if (!note) return rejectionLabels[reason];
  return reason === 'other' ? note : `${rejectionLabels[reason]}: ${note}`;
}

const aboutPicture: readonly RejectionReason[] = ['unreadable', 'duplicate'];

/** The customer's next step. The seller's free words may or may not be about money. */
export function afterRejection(code: RejectionReason | null): string {
  return code && aboutPicture.includes(code)
    ? 'Jika sudah transfer, tidak perlu transfer lagi: cukup kirim bukti baru.'
    : 'Silakan kirim bukti yang baru.';
}
