/** A call that failed: the server's answer, or `status` 0 when none arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The form field the message belongs to. */
  readonly field: string | undefined;
  /** Set by the form that shows the message in its place: there is no toast then. */
  isShown = false;

  constructor(
    message: string,
    details: { status: number; code?: string | undefined; field?: string | undefined },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
  }
}

/** The code of a call that was not sent again because its question was closed. */
export const GIVEN_UP = 'GIVEN_UP';

/** The person decided against it: nothing has failed. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof ApiError && error.code === GIVEN_UP;
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown, fallback: string): string {
  // Other errors are bugs of ours; their English text does not help on the screen.
  return error instanceof ApiError && error.message ? error.message : fallback;
}
