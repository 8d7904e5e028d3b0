// `portal upgrade FILE`: verify, back up, unpack beside, swap, restart, else back (decision 0182).
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from '../../platform/config.ts';
import {
  findInstalled,
  type Installed,
  linkTarget,
  PREVIOUS,
} from '../upgrade/installed-package.ts';
import { runAlone } from '../upgrade/run-alone.ts';
import { runTool } from '../upgrade/run-tool.ts';
import { readyUrlOf, type Service, switchPackage } from '../upgrade/switch-package.ts';
import { unpackPackage } from '../upgrade/unpack-package.ts';
import { verifyPackage } from '../upgrade/verify-package.ts';
import { ProgramError, runProgram, UsageError } from './run-program.ts';

const RESTART = 'systemctl reset-failed timesync-portal; systemctl restart timesync-portal';
const WAIT_SECONDS = '300';
/** After ten minutes a server that nobody reaches may take the way back away (`finish-later.ts`). */
const MOST_SECONDS = 540;

const HELP = `upgrade FILE | --back [--restart COMMAND] [--wait SECONDS] [--without-backup] [--unsigned]
Verifies a newer package with the files beside it (.sha256, .sig), makes a backup, unpacks it beside
the installed one, restarts the service with it and waits until it is ready; else the old one runs
again. Needs the variables of the service, and root.

  --back             to the package before, in the same way, without a backup
  --restart COMMAND  restarts the service; systemctl and timesync-portal when not given
  --wait SECONDS     how long the service may take to become ready; ${WAIT_SECONDS} when not given
  --without-backup   when there is one already
  --unsigned         where the installed package carries no key: only the sum is verified`;

const say = (text: string) => process.stdout.write(`${text}\n`);

await runProgram({
  help: HELP,
  options: {
    back: { type: 'boolean' },
    restart: { type: 'string' },
    wait: { type: 'string' },
    'without-backup': { type: 'boolean' },
    unsigned: { type: 'boolean' },
  },
  async run({ values, positionals: [file, ...others] }) {
    if (others.length > 0 || Boolean(file) === Boolean(values.back)) {
      throw new UsageError('Which package? Name one FILE, or say --back.');
    }
    const config = readConfig(process.env);
    const service = serviceOf(config, values);
    const installed = findInstalled();
    const folder = dirname(installed.root);
    requireWritable(folder);
    await runAlone(folder, async () => {
      const target = file
        ? await prepare(resolve(file), installed, config, values)
        : packageBefore(installed);
      await switchPackage(installed, target, service, say);
    });
    say('It is ready.');
  },
});

async function prepare(
  file: string,
  installed: Installed,
  config: Config,
  values: { 'without-backup'?: boolean | undefined; unsigned?: boolean | undefined },
): Promise<string> {
  const verified = await verifyPackage(file, installed, {
    isUnsignedAllowed: values.unsigned === true,
  });
  say(`${verified.title} is whole; ${installed.release.version} is installed.`);
  if (!values['without-backup']) await makeBackup(installed, config);
  const target = await unpackPackage(verified, installed.root);
  say(`Unpacked to ${target}.`);
  return target;
}

function packageBefore({ link, root }: Installed): string {
  const before = linkTarget(link + PREVIOUS);
  if (before && before !== root) return before;
  throw new ProgramError('There is no package to go back to.');
}

/** As the user of the shop's files: the server must be able to read and remove the backup. */
async function makeBackup({ root }: Installed, { DATA_DIR }: Config): Promise<void> {
  const { uid, gid } = statSync(DATA_DIR);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  if (await runTool(join(root, 'bin/portal'), ['backup'], owner)) return;
  throw new ProgramError('The backup failed, so nothing was changed; --without-backup goes on.');
}

function serviceOf(
  { HOST, PORT }: Config,
  { restart = RESTART, wait = WAIT_SECONDS }: { restart?: string; wait?: string },
): Service {
  const seconds = Number(wait);
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
    throw new UsageError(`--wait takes a number of seconds up to ${MOST_SECONDS}.`);
  }
  return { restart, waitMs: seconds * 1_000, readyUrl: readyUrlOf(HOST, PORT) };
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new ProgramError(`${folder} cannot be written by this user: run the upgrade as root.`);
  }
}
