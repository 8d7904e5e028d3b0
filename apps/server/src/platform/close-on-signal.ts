import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';

const CLOSE_MS = 15_000;

/**
 * Closes once on SIGINT, SIGTERM or a fault, and exits after a time limit. Ctrl-C under `npm start`
 * arrives twice, from the terminal and from npm; close-with-grace alone would treat the second as
 * "exit now".
 */
export function closeOnSignal(
  log: FastifyBaseLogger,
  close: () => Promise<void>,
  withinMs = CLOSE_MS,
): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const options = { delay: withinMs, logger: log, skip: [...signals] };
  const grace = closeWithGrace(options, async ({ err }) => {
    // close-with-grace ends the process without a word about why.
    if (err) log.fatal({ err }, 'closing after a fault');
    await close();
  });
  let isClosing = false;
  const closeOnce = () => {
    if (!isClosing) grace.close();
    isClosing = true;
  };
  for (const signal of signals) process.on(signal, closeOnce);
}
