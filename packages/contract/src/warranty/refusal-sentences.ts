// Why a claim is refused: the list of the terms, and the sentences for the customer. Without zod.
import type { ClaimRefusal } from './claim-status.ts';

export const refusalLabels: Record<ClaimRefusal, string> = {
  lightning: 'Petir',
  short_circuit: 'Korsleting dari luar',
  installation: 'Salah pemasangan',
  out_of_spec: 'Dipakai di luar spesifikasi',
  other: 'Lainnya',
};

const sentences: Record<Exclude<ClaimRefusal, 'other'>, string> = {
  lightning: 'Kerusakan karena petir tidak termasuk garansi.',
  short_circuit: 'Kerusakan karena korsleting dari luar box tidak termasuk garansi.',
  installation: 'Kerusakan karena salah pemasangan tidak termasuk garansi.',
  out_of_spec: 'Kerusakan karena dipakai di luar spesifikasi tidak termasuk garansi.',
};

/** The reason, and what the admin adds to it. */
export function refusalSentence(code: ClaimRefusal, note: string | undefined): string {
  if (code === 'other') return note ?? refusalLabels.other;
  return note ? `${sentences[code]} ${note}` : sentences[code];
}
