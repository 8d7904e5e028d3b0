// A shop sells, is backed up and lost. The commands of docs/recover.md bring it back from the package, on each
// database; everything that was acknowledged must be there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { ensureBuilt } from '../scripts/commands/build.mjs';
import { lowMemoryEnvironment, lowMemoryFlags } from '../scripts/commands/low-memory.mjs';
import { makePackage } from '../scripts/package/make-package.mjs';
import { thisPlatform } from '../scripts/package/platforms.mjs';
import { bundledProgram } from '../scripts/package/programs.mjs';
import { projectRoot } from '../scripts/set-up/project-root.mjs';
import { findFreePort } from '../scripts/system/free-port.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { isStillThere } from './support/look-up.mjs';
import { ADMIN, startPortal } from './support/portal.mjs';
import { guideCommands } from './support/recovery/guide.mjs';
import { writeStandIns } from './support/recovery/stand-ins.mjs';
import { requireProgram } from './support/require-program.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';
import { createVisitor } from './support/visitor.mjs';

const PASSPHRASE = 'rahasia yang panjang';
const APP_URL = 'https://portal.example.org';
const FACTS = 24;
const STOP_WITHIN_MS = atMachinePace(30_000);

requireProgram('script', 'bsdutils');
if ((await ensureBuilt(process.execPath)) !== 0) process.exit(1);
const archive = (await makePackage(process.execPath, thisPlatform, { effort: 1 })).file;
const tally = openTally('recover');
for (const engine of ['embedded', 'postgres']) {
  const databases = engine === 'postgres' ? await openDatabases() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'timesync-recover-'));
  try {
    await loseAndRecover(engine, folder, databases);
  } finally {
    await Promise.all([databases?.lost.stop(), databases?.fresh.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
tally.report();

async function openDatabases() {
  const binaries = findPostgresBinaries();
  const [lost, fresh] = [
    await startTemporaryPostgres(binaries),
    await startTemporaryPostgres(binaries),
  ];
  return { lost, fresh, binaries };
}

async function loseAndRecover(engine, folder, databases) {
  const home = join(folder, 'home');
  mkdirSync(home);
  const { shop, told } = await sellAndBackUp(join(folder, 'lost'), home, databases?.lost.url);
  const startedAt = performance.now();
  const machine = await followGuide(engine, folder, home, databases);
  try {
    tally.check(
      machine.code === 0,
      `${engine}: the guide ended with ${machine.code}: ${machine.said}`,
    );
    tally.check(/Which backup\?/.test(machine.said), `${engine}: it did not ask: ${machine.said}`);
    tally.check(/All \d+ rules of `check` hold/.test(machine.said), `${engine}: ${machine.said}`);
    if (machine.code !== 0) return;
    const portal = { url: machine.url };
    shop.moveTo(portal);
    for (const record of told) {
      tally.check(await isStillThere(record), `${engine}: lost ${record.kind} ${record.id}`);
    }
    const admin = createVisitor(portal);
    await admin.signIn(ADMIN);
    const { ok, body } = await shop.orderByPhone();
    tally.check(ok, `${engine}: no new order: ${JSON.stringify(body)}`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `recover: ${engine}: ${told.length} records looked up, ${seconds} s from an empty machine`,
    );
  } finally {
    await machine.stop();
  }
}

/** What was acknowledged before the backup was made; then the machine is gone. */
async function sellAndBackUp(dataDir, home, databaseUrl = '') {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, APP_URL };
  const portal = await startPortal(environment);
  const shop = await openShop(portal);
  const told = [];
  const load = shop.work(told);
  while (told.length < FACTS) await Promise.race([load, pause(50)]);
  await portal.stop();
  await load;
  const backup = [bundledProgram('backup'), '--nightly', '--to', home];
  const made = await runNode(backup, { ...environment, BACKUP_PASSPHRASE: PASSPHRASE });
  if (made.code !== 0) throw new Error(`No backup: ${made.said}`);
  rmSync(dataDir, { recursive: true });
  return { shop, told };
}

async function followGuide(engine, folder, home, databases) {
  const root = join(folder, 'root');
  for (const path of ['opt', 'etc/systemd/system', 'etc/caddy', 'var/lib']) {
    mkdirSync(join(root, path), { recursive: true });
  }
  const standIns = join(folder, 'stand-ins');
  mkdirSync(standIns);
  writeStandIns(standIns);
  symlinkSync(archive, join(home, basename(archive)));
  const [backupName] = readdirSync(home).filter((name) => name.startsWith('nightly-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const [pidFile, logFile] = ['pid', 'log'].map((name) => join(folder, name));
  const settings = {
    root,
    pidFile,
    logFile,
    databasePort: databases?.fresh.port,
    databasePrograms: databases?.binaries,
    extra: { HOST: '127.0.0.1', PORT: String(port), RATE_LIMIT_FACTOR: '100000' },
  };
  const commands = guideCommands({
    engine,
    root,
    packageName: basename(archive, '.tar.gz'),
    backupName,
    databasePort: databases?.fresh.port,
    url,
  });
  const shell = spawn('sh', ['-e', '-c', commands], {
    cwd: home,
    env: {
      PATH: `${standIns}:${process.env.PATH}`,
      STAND_IN_SETTINGS: JSON.stringify(settings),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // For `read`, and for the question which backup it is.
  shell.stdin.write(`${PASSPHRASE}\n1\n`);
  const { code, said } = await endOf(shell);
  return {
    code,
    url,
    said: existsSync(logFile) ? `${said}${readFileSync(logFile, 'utf8')}` : said,
    stop: () => stopProcess(pidFile),
  };
}

async function stopProcess(pidFile) {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const deadline = Date.now() + STOP_WITHIN_MS;
  let signal = 'SIGTERM';
  while (isAlive(pid)) {
    process.kill(pid, signal);
    signal = Date.now() > deadline ? 'SIGKILL' : 0;
    await pause(100);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function runNode(args, environment) {
  const env = { PATH: process.env.PATH, ...lowMemoryEnvironment, ...environment };
  return endOf(spawn(process.execPath, [...lowMemoryFlags, ...args], { cwd: projectRoot, env }));
}

async function endOf(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}
