// Looks at the shop every minute. A problem of ten minutes is mailed to the admins once; while nothing
// is wrong the heartbeat is sent, so that a watch outside notices a shop that cannot mail any more.
import { dashboardTabs, problemWords } from '@timesync/contract';
import { and, isNull, lte, notInArray } from 'drizzle-orm';
import type { Logger, Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordOutsideDate } from '../../../platform/health/outside-clock.ts';
import { type Problem, readHealth } from '../../../platform/health/read-health.ts';
import { type JobKind, shortJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Recipient } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { mailAdmins } from '../admin-digest/notify-admins.ts';
import { ongoingProblems } from './health.schema.ts';

const LASTING_MS = 10 * 60_000;
const HEARTBEAT_LIMIT_MS = 10_000;

export const watchShopJob: JobKind<object> = {
  name: 'watch-shop',
  // A missed minute is not made up for.
  options: { ...shortJob, retryLimit: 0, deleteAfterSeconds: 600 },
};

export async function startWatch(dependencies: Dependencies, log: Logger): Promise<void> {
  const { jobs } = dependencies;
  await jobs.work(watchShopJob, () => watchShop(dependencies, log));
  await jobs.schedule(watchShopJob, '* * * * *');
}

export async function watchShop(dependencies: Dependencies, log: Logger): Promise<void> {
  const { problems } = await readHealth(dependencies);
  // The digest reports backups, once a day.
  const urgent = problems.filter((problem) => problem !== 'backup' && problem !== 'backup-test');
  // A mail about mails that do not leave would come when it is over.
  await mailLasting(
    dependencies,
    urgent.filter((problem) => problem !== 'mail'),
  );
  if (urgent.length === 0) await sendHeartbeat(dependencies, log);
}

/** Mails are queued in the transaction that marks the problems: both or neither. */
async function mailLasting(
  { clock, config, database, jobs }: Dependencies,
  problems: Problem[],
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await saveProblems(tx, problems, now);
    const lasting = await popLastingProblems(tx, new Date(now.getTime() - LASTING_MS), now);
    if (lasting.length === 0) return;
    await mailAdmins({ jobs }, tx, (admin) => problemMail(admin, lasting, config.publicUrl));
  });
}

function problemMail(to: Recipient, problems: Problem[], publicUrl: string): Mail {
  return composeMail(to, 'Toko Anda perlu diperiksa', [
    'Masalah ini sudah berlangsung sepuluh menit:',
    problems.map((problem) => `• ${problemWords[problem]}`).join('\n'),
    {
      label: 'Buka Kesehatan',
      url: `${publicUrl}${dashboardTabs.health}`,
    },
  ]);
}

/** A watch that does not answer is no problem of the shop: it is logged. */
async function sendHeartbeat({ config }: Dependencies, log: Logger): Promise<void> {
  const { HEARTBEAT_URL: url } = config;
  if (!url) return;
  try {
    const signal = AbortSignal.timeout(HEARTBEAT_LIMIT_MS);
    const response = await fetch(url, { signal, redirect: 'error' });
    recordOutsideDate(response.headers.get('date'));
    await response.body?.cancel();
    if (!response.ok) log.warn({ status: response.status }, 'heartbeat refused');
  } catch (error) {
    log.warn({ err: error }, 'heartbeat not sent');
  }
}

/** Keeps since when each problem lasts, and forgets those that are over. */
async function saveProblems(tx: Tx, problems: Problem[], at: Date): Promise<void> {
  await tx.delete(ongoingProblems).where(notInArray(ongoingProblems.problem, problems));
  if (problems.length === 0) return;
  const rows = problems.map((problem) => ({ problem, since: at }));
  await tx.insert(ongoingProblems).values(rows).onConflictDoNothing();
}

/** Marks what has lasted since `until` and was not reported, and returns it. */
async function popLastingProblems(tx: Tx, until: Date, at: Date): Promise<Problem[]> {
  const rows = await tx
    .update(ongoingProblems)
    .set({ notifiedAt: at })
    .where(and(isNull(ongoingProblems.notifiedAt), lte(ongoingProblems.since, until)))
    .returning({ problem: ongoingProblems.problem });
  return rows.map(({ problem }) => problem as Problem);
}
