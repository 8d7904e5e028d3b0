import { spawn } from 'node:child_process';
import { exitCodeOfSignal, stopSignal } from './stop-signal.mjs';

/**
 * Runs a program to its end, passes our first stop signal on to it (or `stopWith` instead), and
 * returns its exit code. Piped output goes to `onStdout` and `onStderr`.
 */
export function runProcess(command, args, { stopWith, onStdout, onStderr, ...options } = {}) {
  if (stopSignal.aborted) return Promise.resolve(exitCodeOfSignal(stopSignal.reason));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    if (onStdout) child.stdout.setEncoding('utf8').on('data', onStdout);
    if (onStderr) child.stderr.setEncoding('utf8').on('data', onStderr);
    const passOn = () => child.kill(stopWith ?? stopSignal.reason);
    stopSignal.addEventListener('abort', passOn, { once: true });
    child.once('error', reject);
    // The event is not 'exit', because the last output may still come after it.
    child.once('close', (code, signal) => {
      stopSignal.removeEventListener('abort', passOn);
      resolve(code ?? exitCodeOfSignal(signal));
    });
  });
}
