// Ctrl-C reaches us twice, from the terminal and again from npm: only the first signal counts.
import { constants } from 'node:os';

const controller = new AbortController();

export const stopSignal = controller.signal;

export function stopOn(signalName) {
  process.on(signalName, () => controller.abort(signalName));
}

/** Ends what still runs, as if the user had asked for it. */
export function requestStop() {
  controller.abort('SIGTERM');
}

stopOn('SIGINT');
stopOn('SIGTERM');

// When npm is killed hard, this process gets another parent.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;
setInterval(() => process.ppid !== parent && requestStop(), PARENT_CHECK_MS).unref();

/** The shell's convention: a process ended by signal n reports 128 + n. */
export function exitCodeOfSignal(name) {
  return 128 + (constants.signals[name] ?? 0);
}
