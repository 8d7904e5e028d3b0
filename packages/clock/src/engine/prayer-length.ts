/**
 * How long the display stays dark. In a file of its own, so that its users need not load the
 * astronomy.
 */
export const PRAYER_MS = 10 * 60_000;
