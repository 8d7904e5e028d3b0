// A restore and the test of a backup on disks that are too small for them: one sentence, nothing half done,
// and with room the same command works.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leanEnvironment, leanFlags } from '../../scripts/commands/lean-server.mjs';
import { bundledProgram } from '../../scripts/package/programs.mjs';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';

const PASSPHRASE = 'rahasia yang panjang';
const ENOUGH = '512m';
/** Too small for the empty database, and for the filled one. */
const SMALL = ['8m', '45m'];

/** `shop` is the DATA_DIR of a stopped portal; `folder` lies on a disk with room. */
export function checkCopiesOnFullDisk({ shop, folder, tally }) {
  const copies = join(folder, 'copies');
  const made = run('backup', ['--to', copies], { DATA_DIR: shop });
  tally.check(made.status === 0, `backup with room: ${made.sentence}`);
  const from = ['--from', join(copies, readdirSync(copies)[0])];
  for (const size of SMALL) {
    onDisk(join(folder, `restored-${size}`), size, (disk) => {
      const first = run('restore', from, { DATA_DIR: disk.path });
      tally.check(isRefusal(first), `restore in ${size}: ${first.status} ${first.sentence}`);
      disk.grow();
      const second = run('restore', from, { DATA_DIR: disk.path });
      tally.check(second.status === 0, `restore in ${size}, then with room: ${second.sentence}`);
      const { status, stdout } = run('check', [], { DATA_DIR: disk.path });
      tally.check(status === 0, `restored in ${size}, then with room: ${stdout}`);
    });
  }
  for (const size of SMALL) {
    onDisk(join(folder, `tested-${size}`), size, (disk) => {
      const tested = run('test-backup', from, { DATA_DIR: disk.path });
      tally.check(isRefusal(tested), `test in ${size}: ${tested.status} ${tested.sentence}`);
      const left = readdirSync(disk.path);
      tally.check(left.length === 0, `test in ${size}: left ${left}`);
    });
  }
}

const isSentence = (text) => text.trim().split('\n').length === 1 && !/^\s+at /m.test(text);
const isRefusal = ({ status, sentence }) => status === 1 && isSentence(sentence);

function run(command, args, environment) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...leanFlags, join(projectRoot, bundledProgram(command)), ...args],
    {
      env: {
        PATH: process.env.PATH,
        ...leanEnvironment,
        BACKUP_PASSPHRASE: PASSPHRASE,
        ...environment,
      },
      encoding: 'utf8',
    },
  );
  // Lines of the log may come before the sentence.
  const sentence = stderr.replace(/^\{.*\}\n/gm, '');
  return { status, stdout, sentence };
}

function onDisk(path, size, work) {
  mkdirSync(path, { recursive: true });
  mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]);
  try {
    work({ path, grow: () => mount(['-o', `remount,size=${ENOUGH}`, path]) });
  } finally {
    spawnSync('umount', [path]);
  }
}

function mount(args) {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount ${args.join(' ')}: ${stderr}`);
}
