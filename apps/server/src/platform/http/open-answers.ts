import type { ServerResponse } from 'node:http';

/** What is being answered, from the request to the answer's last byte or the caller's hanging up. */
export interface OpenAnswers {
  add(response: ServerResponse): void;
  readonly count: number;
  /** Somebody has not got the first byte yet. Who loads a large file waits for his own line. */
  isAnybodyWaiting(): boolean;
}

export function createOpenAnswers(): OpenAnswers {
  const open = new Set<ServerResponse>();
  return {
    add(response) {
      open.add(response);
      // Also comes when the caller has hung up.
      response.once('close', () => open.delete(response));
    },
    get count() {
      return open.size;
    },
    isAnybodyWaiting() {
      for (const { headersSent } of open) if (!headersSent) return true;
      return false;
    },
  };
}
