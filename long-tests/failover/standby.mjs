// A streaming standby of a temporary PostgreSQL, made by the project's own script.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';

export function startStandby(binaries, primary) {
  return startTemporaryPostgres(binaries, {
    durable: true,
    fill(_binaries, directory, owner) {
      const script = join(projectRoot, 'deploy/replication/make-standby.sh');
      const args = ['127.0.0.1', String(primary.port), directory, binaries];
      const made = spawnSync(script, args, {
        ...owner,
        cwd: directory,
        env: { ...process.env, REPLICATION_USER: 'postgres' },
        encoding: 'utf8',
      });
      if (made.status !== 0)
        throw new Error(`make-standby.sh failed: ${made.error ?? made.stderr}`);
    },
  });
}

/** From now on a commit is acknowledged when the standby has it too. */
export async function waitForStandby(sql) {
  await sql.query(`alter system set synchronous_standby_names = 'timesync_standby'`);
  await sql.query('select pg_reload_conf()');
  for (let tries = 0; tries < 300; tries += 1) {
    const { rowCount } = await sql.query(
      `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    );
    if (rowCount === 1) return;
    await pause(100);
  }
  throw new Error('The standby does not follow.');
}
