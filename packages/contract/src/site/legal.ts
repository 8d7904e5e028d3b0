/** The privacy policy people agree to now. A new text is a new version: consent must be provable. */
export const PRIVACY_VERSION = '2026-11-15';

/**
 * The terms a customer accepts at checkout; each order stores the version it was placed under. The
 * text of every version is kept in docs/terms.
 */
export const TERMS_VERSION = '2026-11-15';
