import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;

/** The mails of what was done before leave first: they are not the work of what is measured next. */
export async function untilNoJobs(sql) {
  const waiting = `select count(*)::int as jobs from pgboss.job_common
    where state < 'completed' and start_after <= now()`;
  while ((await sql.query(waiting)).rows[0].jobs > 0) await pause(POLL_MS);
}
