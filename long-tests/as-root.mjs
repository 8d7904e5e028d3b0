// The embedded PostgreSQL opened by root, in mount namespaces of its own: with user namespaces and without
// (as in a container), with the project in reach and below a folder that only root may enter. Each database
// keeps its row when the next start finds another of these.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/set-up/project-root.mjs';
import { openTally } from './support/tally.mjs';

const NO_NAMESPACES = 'mount --bind /bin/false /usr/bin/unshare';
const SCENES = {
  'with namespaces': '',
  'without namespaces': NO_NAMESPACES,
  'with namespaces again': 'umount /usr/bin/unshare',
  'without namespaces again': NO_NAMESPACES,
};
const ADD_A_ROW = `
  import { openDatabase } from './apps/server/src/platform/db/database.ts';
  const log = { info() {}, warn() {}, error() {} };
  const { pool, close } = await openDatabase({ dataDir: process.env.DATA_DIR, log });
  await pool.query('create table if not exists note (at timestamptz default now())');
  await pool.query('insert into note default values');
  const { rows } = await pool.query('select count(*)::int as notes from note');
  console.log(rows[0].notes + ' rows');
  await close();`;

const folder = mkdtempSync(join(tmpdir(), 'timesync-root-'));
const isRoot = spawnSync('unshare', ['--mount', 'true']).status === 0;
if (isRoot) tryEach();
else console.log('as root: not tried: only root may mount');
rmSync(folder, { recursive: true, force: true });

function tryEach() {
  const tally = openTally('as root');
  for (const [place, mode] of Object.entries({ 'in reach': '0755', 'below 0700': '0700' })) {
    for (const umask of ['022', '077']) {
      const starts = Object.entries(SCENES).map(
        ([name, before]) => `${before}\n echo '${name}'; node --eval "$ADD_A_ROW" || exit 1`,
      );
      // /var/lib is a temporary folder in this script too.
      const script = `
        set -e
        mount -t tmpfs tmpfs /var/lib
        mount -t tmpfs -o mode=${mode} tmpfs "$FOLDER"
        mkdir -m 755 "$FOLDER/project" "$FOLDER/deep"
        mount --bind "$PROJECT" "$FOLDER/project"
        cd "$FOLDER/project"
        umask ${umask}
        ${starts.join('\n')}`;
      const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script], {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          ADD_A_ROW,
          FOLDER: folder,
          PROJECT: projectRoot,
          DATA_DIR: join(folder, 'deep', 'x'.repeat(150)),
        },
      });
      const rows = [...stdout.matchAll(/^(\d) rows$/gm)].map(([, count]) => count);
      const what = `${place}, umask ${umask}: ${stdout}${stderr}`;
      tally.check(rows.join() === '1,2,3,4', what);
    }
  }
  tally.report();
}
