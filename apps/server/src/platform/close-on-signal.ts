import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';

const CLOSE_MS = 15_000;
/**
 * A listener would return to the instruction that failed, for ever. V8 itself turns a fault of WebAssembly,
 * which draws our pictures, into an error; any other fault ends the process at once.
 */
const FAULTS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;

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
  const options = { delay: withinMs, logger: log, skip: [...signals, ...FAULTS] };
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
