// Ctrl-C reaches us twice (from the terminal and again from npm). The first signal counts, the
// rest is swallowed.
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

// npm killed hard cannot tell us; being handed to another parent does.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;
setInterval(() => process.ppid !== parent && requestStop(), PARENT_CHECK_MS).unref();

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** The shell's convention: a process ended by signal n reports 128 + n. */
export function exitCodeOfSignal(name) {
  return 128 + (SIGNAL_NUMBERS[name] ?? 0);
}
