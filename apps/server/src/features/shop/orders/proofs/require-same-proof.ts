import { AppError } from '../../../../platform/app-error.ts';

interface SentProof {
  paymentAccountId: number | null;
  sha256: Buffer;
}

/** One key names one upload: the same picture for the same account. */
export function requireSameProof(earlier: SentProof, repeated: SentProof): void {
  const isSameAccount =
    earlier.paymentAccountId === null || earlier.paymentAccountId === repeated.paymentAccountId;
  if (!isSameAccount || !earlier.sha256.equals(repeated.sha256)) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
}
