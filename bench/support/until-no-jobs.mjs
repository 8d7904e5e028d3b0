import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;

/** Rows prepared for a measurement need not send thousands of mails. */
export async function dropJobs(sql) {
  await sql.query(`delete from pgboss.job_common where state < 'active'`);
  await untilNoJobs(sql);
}

/** The mails of what was done before leave first: they are not the work of what is measured next. */
export async function untilNoJobs(sql) {
  const waiting = `select count(*)::int as jobs from pgboss.job_common
    where state < 'completed' and start_after <= now()`;
  while ((await sql.query(waiting)).rows[0].jobs > 0) await pause(POLL_MS);
}
