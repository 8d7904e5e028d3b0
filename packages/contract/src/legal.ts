/** The privacy policy people agree to now. A new text is a new version: consent must be provable. */
export const PRIVACY_VERSION = '2026-11-15';
