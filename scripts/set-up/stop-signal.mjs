// Ctrl-C reaches us twice (from the terminal and again from npm). The first signal counts, later
// ones are ignored.
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

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** The shell's convention: a process ended by signal n reports 128 + n. */
export function exitCodeOfSignal(name) {
  return 128 + (SIGNAL_NUMBERS[name] ?? 0);
}
