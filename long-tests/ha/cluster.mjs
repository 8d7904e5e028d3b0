// Three machines on loopback addresses of their own, so that the files of deploy/ha keep their ports.
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import tls from 'node:tls';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';
import { openForwarder } from './forwarder.mjs';
import { defineMachine } from './machine.mjs';

const POLL_MS = 200;
/** What newer versions of Patroni call it, too. */
const FOLLOWS = new Set(['running', 'streaming']);
const WHOLE_WITHIN_MS = atMachinePace(120_000);

export async function startCluster({ binaries, owner }) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-ha-'));
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`;
  const addresses = [1, 2, 3].map((number) => `${network}.${number}`);
  const files = join(folder, 'files');
  await run('make-files.sh', [files, ...addresses], process.env);
  const certificate = makeCertificate(folder, addresses);
  const machines = [];
  const forwarders = new Map();
  // However the test ends, nothing of it keeps running.
  const removeAll = () => {
    for (const machine of machines) machine.killAll();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeAll);

  for (const [index, address] of addresses.entries()) {
    const own = await Promise.all(addresses.map((etcd) => openForwarder(2379, etcd)));
    const machineFolder = join(files, String(index + 1));
    const machine = defineMachine({
      address,
      folder: machineFolder,
      owner,
      changes: {
        etcd: { ETCD_DATA_DIR: join(machineFolder, 'etcd-data') },
        'patroni_env.conf': {
          PATRONI_ETCD3_HOSTS: own.map((forwarder) => forwarder.address).join(','),
          PATRONI_POSTGRESQL_BIN_DIR: binaries,
          PATRONI_POSTGRESQL_DATA_DIR: join(machineFolder, 'postgres'),
          PATRONI_POSTGRESQL_PGPASS: join(machineFolder, 'pgpass'),
        },
        haproxy: {
          WEB: `${address}:443`,
          WEB_PLAIN: `${address}:80`,
          WEB_CERTIFICATE: certificate,
          MAINTENANCE: join(projectRoot, 'deploy/maintenance'),
          DATABASE: `${address}:5000`,
        },
      },
    });
    machines.push(machine);
    forwarders.set(machine, own);
  }
  giveTo(owner, folder);
  for (const { etcd, patroni } of machines) {
    etcd.start();
    patroni.start();
  }
  for (const { haproxy } of machines.slice(0, 2)) haproxy.start();

  async function members() {
    const answers = await Promise.all(machines.map((machine) => machine.ask('/cluster')));
    return answers.find((answer) => answer?.ok)?.body?.members ?? [];
  }
  const cluster = {
    folder,
    machines,
    /** The machine whose Patroni says that it is the primary. */
    async leader() {
      const answers = await Promise.all(machines.map((machine) => machine.ask('/primary')));
      return machines.find((_, index) => answers[index]?.ok);
    },
    async synchronousStandby() {
      const standby = (await members()).find(({ role }) => role === 'sync_standby');
      return machines.find(({ name }) => name === standby?.name);
    },
    /** The machine whose etcd leads the three. */
    async etcdLeader() {
      const answers = await Promise.all(machines.map(({ address }) => etcdStatus(address)));
      return machines.find((_, index) => {
        const { header, leader } = answers[index];
        return header.member_id === leader;
      });
    },
    /** A leader, a standby that has every commit, and a third that follows. */
    async waitUntilWhole() {
      await waitFor('the cluster to be whole', WHOLE_WITHIN_MS, async () => {
        const all = await members();
        const follows = all.filter(({ role, state }) => role !== 'leader' && FOLLOWS.has(state));
        const roles = all.map(({ role }) => role);
        const isWhole = roles.includes('leader') && roles.includes('sync_standby');
        return isWhole && follows.length === 2 && (await cluster.leader()) !== undefined;
      });
    },
    cutFromEtcd(machine) {
      for (const forwarder of forwarders.get(machine)) forwarder.cut();
      return function heal() {
        for (const forwarder of forwarders.get(machine)) forwarder.heal();
      };
    },
    /** One of the scripts in deploy/ha, on the first machine. */
    runScript: (script, args = []) => run(script, args, machines[0].scriptEnvironment),
    readLogs: () =>
      machines
        .flatMap(({ name, etcd, patroni, haproxy }) => [
          `-- ${name}, Patroni:\n${patroni.readLog().slice(-3_000)}`,
          `-- ${name}, etcd:\n${etcd.readLog().slice(-1_000)}`,
          `-- ${name}, HAProxy:\n${haproxy.readLog().slice(-1_000)}`,
        ])
        .join('\n'),
    stop() {
      for (const own of forwarders.values()) for (const forwarder of own) forwarder.close();
      process.off('exit', removeAll);
      removeAll();
    },
  };
  return cluster;
}

export async function waitFor(what, withinMs, isTrue) {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) {
      throw new Error(`Waited ${(withinMs / 1_000).toFixed(0)} s for ${what}.`);
    }
    await pause(POLL_MS);
  }
}

async function etcdStatus(address) {
  const url = `http://${address}:2379/v3/maintenance/status`;
  return (await fetch(url, { method: 'POST', body: '{}' })).json();
}

/** This process goes on meanwhile: it forwards what Patroni and etcd say to each other. */
async function run(script, args, env) {
  const path = join(projectRoot, 'deploy/ha', script);
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [said, warned, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${script} failed: ${said}${warned}`);
  return said;
}

/** Makes the certificate for HAProxy, which this process trusts. */
function makeCertificate(folder, addresses) {
  const [key, certificate, both] = ['key', 'certificate', 'both'].map((name) =>
    join(folder, `${name}.pem`),
  );
  const names = addresses.map((address) => `IP:${address}`).join(',');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const about = ['-nodes', '-subj', '/CN=ha', '-addext', `subjectAltName=${names}`, '-days', '2'];
  const args = [...request, ...about, '-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.error ?? made.stderr}`);
  writeFileSync(both, [certificate, key].map((file) => readFileSync(file, 'utf8')).join(''));
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')]);
  return both;
}

function giveTo(owner, folder) {
  if (owner.uid === undefined) return;
  chownSync(folder, owner.uid, owner.gid);
  for (const name of readdirSync(folder, { recursive: true })) {
    chownSync(join(folder, name), owner.uid, owner.gid);
  }
}
