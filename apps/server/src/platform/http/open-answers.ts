import type { ServerResponse } from 'node:http';

/** What is being answered, from the request to the answer's last byte or the caller's hanging up. */
export interface OpenAnswers {
  add(response: ServerResponse): void;
  readonly count: number;
  /** Somebody has not got the first byte yet. Who loads a large file waits for his own line. */
  isAnybodyWaiting(): boolean;
}

/**
 * In an array: a set leaves its outgrown tables behind in a chain, and each of them would keep the
 * requests of its time alive until V8 clears up everything (docs/decisions/0069).
 */
export function createOpenAnswers(): OpenAnswers {
  const open: ServerResponse[] = [];
  return {
    add(response) {
      open.push(response);
      // Also comes when the caller has hung up.
      response.once('close', () => open.splice(open.indexOf(response), 1));
    },
    get count() {
      return open.length;
    },
    isAnybodyWaiting: () => open.some(({ headersSent }) => !headersSent),
  };
}
