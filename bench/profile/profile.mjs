// Where the time of a path is spent: processor by function, statements and round trips per request,
// waiting, serialisation, garbage collection. `node bench/profile/profile.mjs [path …]`; the paths are in
// `profile/profiled-paths.mjs`.
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { perSecond } from '../support/api.mjs';
import { signInCustomers } from '../support/customers.mjs';
import { startPortal } from '../support/portal.mjs';
import { untilNoJobs } from '../support/until-no-jobs.mjs';
import { printProfile } from './print-profile.mjs';
import { profiledPaths, signInAdmin } from './profiled-paths.mjs';
import { recordable, recordDuring } from './recording.mjs';

const CUSTOMERS_AT_ONCE = 8;
/** Enough for the checkout's code to be compiled before it is recorded. */
const OPEN_ORDERS = 2_000;
const named = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(profiledPaths);

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' }, recordable);
const sql = new pg.Client({ connectionString: postgres.url });
await sql.connect();
try {
  const admin = await signInAdmin(portal.port);
  const customers = await signInCustomers(portal.port, CUSTOMERS_AT_ONCE, OPEN_ORDERS);
  for (const name of names) {
    const { requests, atOnce, ask } = await profiledPaths[name]({ portal, admin, customers, sql });
    await perSecond(requests / 4, atOnce, ask);
    await untilNoJobs(sql);
    const recording = await recordDuring(portal, () => perSecond(requests, atOnce, ask));
    printProfile(name, requests, recording);
  }
} finally {
  await sql.end();
  portal.stop();
  await postgres.stop();
}
