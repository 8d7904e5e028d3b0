// What a gateway may do instead of taking a message, with its documented refusals.

/** What happens to the next requests, one each; after that they are accepted. */
export type Fault =
  | 'hang'
  | 'accept and hang'
  | 'empty'
  | 'accept and empty'
  | 'reset'
  | { status: number; body: object };

export const graphError = (code: number, status = 400): Fault => ({
  status,
  body: { error: { message: `(#${code}) as documented`, type: 'OAuthException', code } },
});
/** Fonnte says no with 200. */
export const fonnteError = (reason: string): Fault => ({
  status: 200,
  body: { status: false, reason, requestid: 1 },
});
