// The results of nightly backups. The job queue has those of all machines; a folder has only its
// own.
import { sql } from 'drizzle-orm';
import { orNull, readRows } from '../../db/rows.ts';
import type { Queryable } from '../../db/types.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { backups } from './backups.schema.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A server that was down for one night is no reason to worry. */
const OLD_AFTER_SECONDS = 2 * DAY_SECONDS;

export const nightlyBackupJob: JobKind<object> = {
  name: 'nightly-backup',
  options: {
    retryLimit: 1,
    expireInSeconds: 6 * 3600,
    deleteAfterSeconds: 7 * DAY_SECONDS,
  },
};

export interface NightlyRuns {
  /** Age of the newest complete backup, also on the other bucket; undefined without any. */
  ageSeconds: number | undefined;
  /** The newest run failed. */
  hasFailed: boolean;
  /** The newest test of a backup failed. */
  hasFailedTest: boolean;
}

export type BackupTrouble = 'never' | 'old' | 'failed';

export async function readNightlyRuns(db: Queryable): Promise<NightlyRuns> {
  const readers = { age: orNull(Number), failureAge: orNull(Number), lastTest: orNull(String) };
  const runs = sql`
    select extract(epoch from now() - max(completed_on) filter (where state = 'completed')) as age,
      extract(epoch from now() - max(completed_on) filter (where state = 'failed')) as "failureAge",
      (select ${backups.testResult} from ${backups} where ${backups.testedAt} is not null
        order by ${backups.testedAt} desc limit 1) as "lastTest"
    from pgboss.job where name = ${nightlyBackupJob.name}`;
  const [found] = await readRows(db, readers, runs);
  const { age = null, failureAge = null, lastTest = null } = found ?? {};
  return {
    ageSeconds: age ?? undefined,
    hasFailed: failureAge !== null && failureAge < (age ?? Number.POSITIVE_INFINITY),
    hasFailedTest: lastTest === 'failed',
  };
}

export function backupTroubleOf({ ageSeconds, hasFailed }: NightlyRuns): BackupTrouble | undefined {
  if (hasFailed) return 'failed';
  if (ageSeconds === undefined) return 'never';
  return ageSeconds > OLD_AFTER_SECONDS ? 'old' : undefined;
}
