/** The privacy policy people agree to now. A new text is a new version: consent must be provable. */
export const PRIVACY_VERSION = '2026-11-17';

/**
 * The terms a customer accepts at checkout; each order stores the version it was placed under. The
 * text of every version is stored in docs/terms.
 */
export const TERMS_VERSION = '2026-11-17';

/** The numbers in them that the seller chooses. */
export interface TermsNumbers {
  refundDays: number;
  warrantyMonths: number;
}

/** The numbers in the stored text of the version. */
export const usualTerms: TermsNumbers = { refundDays: 7, warrantyMonths: 12 };

/** Names text and numbers, so that what was accepted can be read again: `2026-11-17-r14-g24`. */
export function termsVersion({ refundDays, warrantyMonths }: TermsNumbers): string {
  const isUsual =
    refundDays === usualTerms.refundDays && warrantyMonths === usualTerms.warrantyMonths;
  return isUsual ? TERMS_VERSION : `${TERMS_VERSION}-r${refundDays}-g${warrantyMonths}`;
}

/** `1 tahun`, `18 bulan`. */
export function warrantyLength(months: number): string {
  return months % 12 === 0 ? `${months / 12} tahun` : `${months} bulan`;
}
