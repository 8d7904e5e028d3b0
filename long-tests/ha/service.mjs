// A program that runs as systemd would run it: what ends by itself is started again, as restart.conf
// says, and what the test ended stays away until the test starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MAX_LOG_CHUNKS = 200;
const RESTART_MS = 5_000;

export function defineService(program, args, { env, owner = {}, cwd }) {
  const log = [];
  let running;
  let isWanted = false;

  function launch() {
    if (!isWanted) return;
    const child = spawn(program, args, {
      ...owner,
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream
        .setEncoding('utf8')
        .on('data', (chunk) => log.push(chunk) > MAX_LOG_CHUNKS && log.shift());
    }
    const exited = once(child, 'exit');
    running = { child, exited };
    exited.then(() => isWanted && setTimeout(launch, RESTART_MS).unref());
  }

  return {
    start() {
      isWanted = true;
      launch();
    },
    processId: () => running.child.pid,
    readLog: () => log.join(''),
    /** Does not wait, so that several services can end at the same moment. */
    kill() {
      isWanted = false;
      running?.child.kill('SIGKILL');
    },
    ended: () => running.exited,
  };
}
