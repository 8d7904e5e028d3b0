// One of the three machines on an address of its own, with the files of deploy/ha.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';
import { defineService } from './service.mjs';

const deployed = (file) => join(projectRoot, 'deploy/ha', file);

/** `folder` is what make-files.sh wrote for it; `changes` are the paths of this test. */
export function defineMachine({ address, folder, owner, changes }) {
  const dataFolder = join(folder, 'postgres');
  const environmentOf = (file) => {
    const path = join(folder, file);
    const values = { ...parseEnv(readFileSync(path, 'utf8')), ...changes[file] };
    writeFileSync(
      path,
      Object.entries(values)
        .map((entry) => `${entry.join('=')}\n`)
        .join(''),
    );
    return values;
  };
  const patroniEnvironment = environmentOf('patroni_env.conf');
  const etcd = defineService('etcd', [], { env: environmentOf('etcd'), cwd: folder, owner });
  const patroni = defineService('patroni', [deployed('patroni.yml')], {
    env: patroniEnvironment,
    cwd: folder,
    owner,
  });
  const haproxy = defineService('haproxy', ['-db', '-f', deployed('haproxy.cfg')], {
    env: environmentOf('haproxy'),
    cwd: folder,
  });

  return {
    name: patroniEnvironment.PATRONI_NAME,
    address,
    etcd,
    patroni,
    haproxy,
    /** The environment of the scripts of deploy/ha. */
    scriptEnvironment: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      PATRONI_ENVIRONMENT: join(folder, 'patroni_env.conf'),
      HAPROXY_ENVIRONMENT: join(folder, 'haproxy'),
      PATRONI_CONFIGURATION: deployed('patroni.yml'),
    },
    /** The server and its children, as they are now. */
    postgresProcesses() {
      const file = join(dataFolder, 'postmaster.pid');
      if (!existsSync(file)) return [];
      const server = Number(readFileSync(file, 'utf8').split('\n')[0]);
      // A crash leaves the file behind, and its number may be given to another process.
      return isPostgres(server, dataFolder) ? [server, ...childrenOf(server)] : [];
    },
    walSenders() {
      return this.postgresProcesses().filter((pid) => commandOf(pid).includes('walsender'));
    },
    /** The database of this machine is gone at once, with the program that watches it. */
    async crashDatabase() {
      const processes = this.postgresProcesses();
      patroni.kill();
      for (const pid of processes) signal(pid, 'SIGKILL');
      await patroni.ended();
    },
    /** Everything of this machine, without waiting for anything. */
    killAll() {
      for (const service of [patroni, haproxy, etcd]) service.kill();
      for (const pid of this.postgresProcesses()) signal(pid, 'SIGKILL');
    },
    /** What Patroni's REST address says, or undefined where it says nothing. */
    async ask(path) {
      const signal = AbortSignal.timeout(2_000);
      const answer = await fetch(`http://${address}:8008${path}`, { signal }).catch(
        () => undefined,
      );
      return answer && { ok: answer.ok, body: await answer.json().catch(() => undefined) };
    },
  };
}

export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

const isPostgres = (pid, dataFolder) => commandOf(pid).includes(dataFolder);

function childrenOf(pid) {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return list.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
