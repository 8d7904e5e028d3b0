/** The history entry of a customer's page that was opened to send him his first link. */
export const WANTS_LOGIN_LINK = { wantsLoginLink: true };

export const wantsLoginLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wantsLoginLink' in state;
