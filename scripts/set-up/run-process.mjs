import { spawn } from 'node:child_process';
import { exitCodeOfSignal, stopSignal } from './stop-signal.mjs';

/**
 * Runs a program to its end, passes our first stop signal on to it (or `stopWith` instead), and
 * gives its exit code.
 */
export function runProcess(command, args, { stopWith, ...options } = {}) {
  if (stopSignal.aborted) return Promise.resolve(exitCodeOfSignal(stopSignal.reason));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const passOn = () => child.kill(stopWith ?? stopSignal.reason);
    stopSignal.addEventListener('abort', passOn, { once: true });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopSignal.removeEventListener('abort', passOn);
      resolve(code ?? exitCodeOfSignal(signal));
    });
  });
}
