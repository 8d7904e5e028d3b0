// A backup that finds no room for its file, or none for the copy that a running server makes of its
// database: one sentence, nothing half done is left, and with room the same command works.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, runCommand } from './run-command.mjs';
import { onDisk } from './small-disk.mjs';

/** For the copy: nothing, and less than the database needs. */
const SPARE_BYTES = [0, 8 * 1024 * 1024];
/** A disk cannot be smaller. */
const PAGE_BYTES = 4_096;

/** `shop` is the DATA_DIR of a running portal on a small disk, `folder` lies on a disk with room. */
export async function checkBackupsBesideServer({ shop, folder, tally, fillDisk, makeRoom }) {
  for (const spare of SPARE_BYTES) {
    const what = `backup beside a server with ${spare} bytes`;
    const to = ['--to', join(folder, `beside-${spare}`)];
    fillDisk(spare);
    const first = runCommand('backup', to, { DATA_DIR: shop });
    await makeRoom();
    tally.check(isRefusal(first), `${what}: ${first.status} ${first.sentence}`);
    console.log(`${what}: ${first.sentence.trim()}`);
    const second = runCommand('backup', to, { DATA_DIR: shop });
    tally.check(second.status === 0, `${what}, then with room: ${second.sentence}`);
  }
}

/** `shop` is the DATA_DIR of a stopped portal; gives the file of a backup. */
export function checkBackups({ shop, folder, tally }) {
  const roomy = join(folder, 'backups');
  const made = runCommand('backup', ['--to', roomy], { DATA_DIR: shop });
  tally.check(made.status === 0, `backup with room: ${made.sentence}`);
  const backup = join(roomy, readdirSync(roomy)[0]);
  const { size } = statSync(backup);
  for (const bytes of [PAGE_BYTES, Math.ceil(size / 2)]) tryOnSmallDisk(bytes);
  return backup;

  function tryOnSmallDisk(bytes) {
    const what = `backup in ${bytes} of ${size} bytes`;
    onDisk(join(folder, `backed-up-${bytes}`), bytes, (disk) => {
      const own = join(disk.path, 'own');
      const first = runCommand('backup', ['--to', own], { DATA_DIR: shop });
      tally.check(isRefusal(first), `${what}: ${first.status} ${first.sentence}`);
      console.log(`${what}: ${first.sentence.trim()}`);
      const left = readdirSync(own);
      tally.check(left.length === 0, `${what}: left ${left}`);
      disk.grow();
      const second = runCommand('backup', ['--to', own], { DATA_DIR: shop });
      tally.check(second.status === 0, `${what}, then with room: ${second.sentence}`);
      const from = join(own, readdirSync(own)[0] ?? 'none');
      const tested = runCommand('test-backup', ['--from', from], { DATA_DIR: disk.path });
      tally.check(tested.status === 0, `${what}, then with room: ${tested.sentence}`);
    });
  }
}
