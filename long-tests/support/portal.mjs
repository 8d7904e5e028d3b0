// The portal as its own process on a free loopback port, so that it can be killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { ensureBuilt } from '../../scripts/commands/build.mjs';
import { lifeline } from '../../scripts/commands/lifeline.mjs';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../scripts/commands/low-memory.mjs';
import { bundledProgram } from '../../scripts/package/programs.mjs';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';
import { findFreePort } from '../../scripts/system/free-port.mjs';

const START_DEADLINE_MS = atMachinePace(60_000);
const POLL_MS = 50;
const MAX_LOG_CHUNKS = 100;
/** Where the first version has it. */
const FORMER_MAIN = 'apps/server/src/main.ts';
const WITH_STAND_IN = 'apps/server/test/portal-with-stand-in.ts';

export const ADMIN = { email: 'admin@long.test', password: 'long-password' };

/**
 * Resolves when it can serve. `gateway` receives its WhatsApp messages; `root` is the folder of
 * another version.
 */
export async function startPortal(
  environment,
  { gateway, root = projectRoot, startWithinMs = START_DEADLINE_MS } = {},
) {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const host = environment.HOST ?? '127.0.0.1';
  const program = gateway
    ? [...lowMemoryFlags, WITH_STAND_IN]
    : root === projectRoot
      ? await builtProgram()
      : [FORMER_MAIN];
  const child = spawn(process.execPath, [lifeline, ...program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...lowMemoryEnvironment,
      HOST: host,
      PORT: String(port),
      APP_URL: `http://${host}:${port}`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100000',
      DEMO_DATA: 'on',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...(gateway && { STAND_IN_GATEWAY: gateway.url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream
      .setEncoding('utf8')
      .on('data', (chunk) => log.push(chunk) > MAX_LOG_CHUNKS && log.shift());
  }
  const exited = once(child, 'exit');
  /** Resolves with its exit code. */
  const end = async (signal) => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  const url = `http://${host}:${port}`;
  const portal = {
    url,
    port,
    pid: child.pid,
    readLog: () => log.join(''),
    /** False where it did not become ready in time. */
    isReadyAgain: () => becomesReady(portal, startWithinMs),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  if (await becomesReady(portal, startWithinMs)) return portal;
  await portal.kill();
  throw new Error(`The portal did not start: ${portal.readLog()}`);
}

let built;

/** The bundle: it starts in half the time that the sources need. */
async function builtProgram() {
  built ??= ensureBuilt(process.execPath);
  if ((await built) !== 0) throw new Error('The portal could not be built.');
  return [...lowMemoryFlags, bundledProgram('start')];
}

export async function becomesReady({ url, hasEnded }, deadlineMs = START_DEADLINE_MS) {
  const deadline = Date.now() + deadlineMs;
  while (!hasEnded() && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return true;
    await pause(POLL_MS);
  }
  return false;
}
