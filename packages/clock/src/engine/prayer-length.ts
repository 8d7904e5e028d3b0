/** How long the display stays dark. By itself, so that who shows it need not load the astronomy. */
export const PRAYER_MS = 10 * 60_000;
