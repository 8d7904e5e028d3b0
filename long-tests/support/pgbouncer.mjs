// PgBouncer with the project's own file, on another port and without passwords.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';
import { findFreePort } from '../../scripts/system/free-port.mjs';

export async function startPgBouncer({ port: databasePort, owner }) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-pgbouncer-'));
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const text = readFileSync(join(projectRoot, 'deploy/pgbouncer.ini'), 'utf8')
    .replace(
      'host=10.0.0.11 port=5432 dbname=portal',
      `host=127.0.0.1 port=${databasePort} dbname=postgres user=postgres`,
    )
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file.*$/m, '')
    .replace(/^server_tls_sslmode.*$/m, '');
  writeFileSync(file, text);
  if (owner.uid !== undefined)
    for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn('pgbouncer', ['-q', file], {
    ...owner,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/portal`;
  for (let tries = 0; tries < 100 && !(await answers(url)); tries += 1) await pause(50);
  return {
    url,
    file,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
