// Ceph's S3 server on loopback: one monitor, one store in memory and the gateway, in a folder of
// their own. Debian: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../../../scripts/checks/machine-pace.mjs';
import { findFreePort } from '../../../scripts/system/free-port.mjs';

const START_MS = atMachinePace(60_000);
const STORE_BYTES = 8 * 1024 ** 3;

export async function startRadosgw() {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-s3-'));
  const [monitorPort, port] = [await findFreePort(), await findFreePort()];
  const fsid = randomUUID();
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, settings({ folder, fsid, monitorPort }));
  for (const name of ['osd', 'rgw']) mkdirSync(join(folder, name));
  const endpoint = `http://127.0.0.1:${port}`;
  const children = [];
  const run = (program, args) => {
    const { status, stderr, error } = spawnSync(program, ['-c', file, ...args], {
      encoding: 'utf8',
      timeout: START_MS,
    });
    if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error ?? stderr}`);
  };
  const start = (program, args) => {
    children.push(spawn(program, ['-c', file, '-f', ...args], { stdio: 'ignore' }));
  };
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAll);
  async function stop() {
    const running = children.filter(({ exitCode }) => exitCode === null);
    const exits = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(exits);
    killAll();
    process.off('exit', killAll);
  }
  try {
    const map = join(folder, 'monmap');
    const address = `[v2:127.0.0.1:${monitorPort}]`;
    run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', address, map]);
    run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map]);
    start('ceph-mon', ['-i', 'a']);
    run('ceph', ['osd', 'create']);
    run('ceph-osd', ['-i', '0', '--mkfs']);
    start('ceph-osd', ['-i', '0']);
    const frontend = `beast endpoint=127.0.0.1:${port} tcp_nodelay=1`;
    start('radosgw', ['-n', 'client.rgw', `--rgw-frontends=${frontend}`]);
    await untilServed(endpoint);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoint,
    addUser: (name, { accessKeyId, secretAccessKey }) =>
      run('radosgw-admin', [
        ...['user', 'create', `--uid=${name}`, `--display-name=${name}`],
        ...[`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`],
      ]),
    /** Another key of this user, which may only read. */
    addReader: (name, { accessKeyId, secretAccessKey }) =>
      run('radosgw-admin', [
        ...['subuser', 'create', `--uid=${name}`, `--subuser=${name}:reader`, '--access=read'],
        ...['--key-type=s3', `--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`],
      ]),
    stop,
  };
}

async function untilServed(endpoint) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error('radosgw did not start.');
}

const settings = ({ folder, fsid, monitorPort }) => `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitorPort}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 0
osd objectstore = memstore
memstore device bytes = ${STORE_BYTES}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
`;
