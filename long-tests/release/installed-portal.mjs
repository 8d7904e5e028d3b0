// An installed package as a supervisor runs it: started by its link, and again whenever it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { becomesReady } from '../support/portal.mjs';

const STAGES = [/ is whole; /, /: \d+ rows, /, /^Unpacked to /m, / now; the service restarts/];
/** Killed after each of these lines of `portal upgrade`; none for an upgrade that is left alone. */
export const stages = STAGES.length;

export function superviseInstalled({ link, folder, environment }) {
  const url = `http://127.0.0.1:${environment.PORT}`;
  const pidFile = join(folder, 'pid');
  let server;
  let isStopped = false;
  let log = '';

  function start() {
    server = spawn(join(link, 'bin/portal'), ['start'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    writeFileSync(pidFile, String(server.pid));
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        log = (log + chunk).slice(-5_000);
      });
    }
    server.once('exit', async () => {
      await pause(100);
      if (!isStopped) start();
    });
  }
  start();

  async function endServer(signal) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  return {
    url,
    readLog: () => log,
    becomesReady: () => becomesReady({ url, hasEnded: () => false }),
    restart: () => endServer('SIGKILL'),
    async stop() {
      isStopped = true;
      await endServer('SIGTERM');
    },
    /** Runs `portal upgrade`; gives its output and exit code, null when it was killed. */
    async upgrade(args, { killAfter } = {}) {
      const restart = `pid=$(cat '${pidFile}'); kill -TERM $pid; while kill -0 $pid 2>/dev/null; do sleep 0.1; done; true`;
      const child = spawn(
        join(link, 'bin/portal'),
        ['upgrade', ...args, '--restart', restart, '--wait', environment.WAIT_SECONDS],
        { cwd: folder, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk) => {
          output += chunk;
          // The signal ends the process with everything it has started.
          if (STAGES[killAfter]?.test(output)) process.kill(-child.pid, 'SIGKILL');
        });
      }
      const [code] = await once(child, 'close');
      return { code, output };
    },
  };
}
