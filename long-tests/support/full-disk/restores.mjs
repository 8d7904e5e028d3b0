// A restore and the test of a backup on disks that are too small for them: one sentence, nothing half done,
// and with room the same command works.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, runCommand } from './run-command.mjs';
import { onDisk } from './small-disk.mjs';

/** The first is too small for the empty database, the second for the filled one. */
const SMALL = ['8m', '45m'];

/** `backup` is a file in `folder`, which lies on a disk with room. */
export function checkRestores({ backup, folder, tally }) {
  const from = ['--from', backup];
  for (const size of SMALL) {
    onDisk(join(folder, `restored-${size}`), size, (disk) => {
      const first = runCommand('restore', from, { DATA_DIR: disk.path });
      tally.check(isRefusal(first), `restore in ${size}: ${first.status} ${first.sentence}`);
      disk.grow();
      const second = runCommand('restore', from, { DATA_DIR: disk.path });
      tally.check(second.status === 0, `restore in ${size}, then with room: ${second.sentence}`);
      const { status, stdout } = runCommand('check', [], { DATA_DIR: disk.path });
      tally.check(status === 0, `restored in ${size}, then with room: ${stdout}`);
    });
  }
  for (const size of SMALL) {
    onDisk(join(folder, `tested-${size}`), size, (disk) => {
      const tested = runCommand('test-backup', from, { DATA_DIR: disk.path });
      tally.check(isRefusal(tested), `test in ${size}: ${tested.status} ${tested.sentence}`);
      const left = readdirSync(disk.path);
      tally.check(left.length === 0, `test in ${size}: left ${left}`);
    });
  }
}
