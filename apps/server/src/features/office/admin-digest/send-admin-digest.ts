import { dashboardTabs, isoDate, problemWords } from '@timesync/contract';
import {
  type BackupTrouble,
  backupTroubleOf,
  readNightlyRuns,
} from '../../../platform/backup/nightly/nightly-runs.ts';
import { businessHour } from '../../../platform/business-hour.ts';
import { takeTurns } from '../../../platform/db/take-turns.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { readJobFigures } from '../../../platform/jobs/job-figures.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Recipient } from '../../../platform/mail/mail-layout.ts';
import { failedMailJob } from '../../../platform/mail/mail-queue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { insertNews, popUnsentNews, wasSentSince } from './admin-digest.repository.ts';
import { adminNewsJob, mailAdmins } from './notify-admins.ts';

const HOUR_MS = 60 * 60 * 1000;
const MORNING = 8;
const AFTERNOON = 16;

export const adminDigestJob: JobKind<object> = {
  name: 'owner-news-digest',
  options: { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 24 * 3600 },
};

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>;

export async function sendAdminDigest(dependencies: Dependencies): Promise<void> {
  const { jobs } = dependencies;
  await jobs.work(adminNewsJob, () => sendFirstNews(dependencies));
  await jobs.work(adminDigestJob, () => sendDigest(dependencies));
  await jobs.schedule(adminDigestJob, `0 ${MORNING},${AFTERNOON} * * *`);
}

/** Sends at once, unless news was sent since the last digest was due. */
export async function sendFirstNews(dependencies: Needed): Promise<void> {
  await sendNews(dependencies, lastDigestBefore(dependencies.clock.now()));
}

export async function sendDigest(dependencies: Needed): Promise<void> {
  await recordOngoingProblems(dependencies);
  await sendNews(dependencies, undefined);
}

/** Mails are queued in the transaction that marks the news as sent: both or neither. */
async function sendNews({ clock, config, database, jobs }: Needed, quietSince: Date | undefined) {
  await database.transaction(async (tx) => {
    // Only one process sends news at a time.
    await takeTurns(tx, 'admin news');
    if (quietSince && (await wasSentSince(tx, quietSince))) return;
    const lines = await popUnsentNews(tx, clock.now());
    if (lines.length === 0) return;
    await mailAdmins({ jobs }, tx, (admin) => newsMail(admin, lines, config.publicUrl));
  });
}

/** The last 08:00 or 16:00 in Jakarta. That zone has no summer time. */
export function lastDigestBefore(now: Date): Date {
  const hour = businessHour(now);
  const hoursAgo =
    hour >= AFTERNOON ? hour - AFTERNOON : hour >= MORNING ? hour - MORNING : hour + 24 - AFTERNOON;
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - hoursAgo * HOUR_MS);
}

const LINES_SHOWN = 20;

function newsMail(to: Recipient, lines: string[], publicUrl: string): Mail {
  const rest = lines.length - LINES_SHOWN;
  const shown = lines.slice(0, LINES_SHOWN).map((line) => `• ${line}`);
  if (rest > 0) shown.push(`• … dan ${rest} lagi.`);
  return composeMail(
    to,
    lines.length === 1 ? 'Ada 1 kabar untuk Anda' : `Ada ${lines.length} kabar untuk Anda`,
    [
      shown.join('\n'),
      {
        label: 'Buka Ringkasan',
        url: `${publicUrl}${dashboardTabs.summary}`,
      },
      'Kabar pertama dikirim langsung, selebihnya pukul 08:00 dan 16:00 WIB. Anda dapat mematikannya di Pengaturan.',
    ],
  );
}

// Problems that no request causes are checked when a digest is due, and reported once a day while
// they last.
const DAY_SECONDS = 24 * 60 * 60;

const backupWords: Record<BackupTrouble, (days: number) => string> = {
  never: () =>
    'Belum pernah ada cadangan. Cadangan dibuat setiap pukul 03:10 WIB; jika besok kabar ini datang lagi, minta pengelola server memeriksanya.',
  old: (days) => `Cadangan terakhir sudah ${days} hari. Minta pengelola server memeriksanya.`,
  failed: () =>
    'Cadangan tadi malam gagal atau tidak lengkap. Minta pengelola server memeriksanya.',
};

async function recordOngoingProblems({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const at = clock.now();
  const today = { subjectId: 0, occasion: isoDate(at), at };
  const figures = await readJobFigures(database.db);
  const failed = figures.find(({ queue }) => queue === failedMailJob.name)?.waiting ?? 0;
  if (failed > 0) {
    const line = `${failed} email tidak dapat dikirim. Hubungi penerimanya, atau periksa server email.`;
    await insertNews(database.db, { ...today, kind: 'failed mails', line });
  }
  const runs = await readNightlyRuns(database.db);
  if (runs.hasFailedTest) {
    const kind = 'failed backup test';
    await insertNews(database.db, { ...today, kind, line: problemWords['backup-test'] });
  }
  const trouble = backupTroubleOf(runs);
  if (!trouble) return;
  const line = backupWords[trouble](Math.floor((runs.ageSeconds ?? 0) / DAY_SECONDS));
  await insertNews(database.db, { ...today, kind: 'old backup', line });
}
