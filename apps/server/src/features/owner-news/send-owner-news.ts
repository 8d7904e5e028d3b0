import { BUSINESS_TIME_ZONE, screens } from '@timesync/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import {
  listAdminsWhoWantNews,
  lockNews,
  takeUntoldNews,
  wasToldSince,
} from './owner-news.repository.ts';
import { noteStandingProblems } from './standing-problems.ts';
import { ownerNewsJob } from './tell-owner.ts';

const HOUR_MS = 60 * 60 * 1000;
const MORNING = 8;
const AFTERNOON = 16;

export const newsDigestJob: JobKind<object> = {
  name: 'owner-news-digest',
  options: { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 24 * 3600 },
};

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>;

export async function sendOwnerNews(dependencies: Dependencies): Promise<void> {
  const { jobs } = dependencies;
  await jobs.work(ownerNewsJob, () => tellFirstNews(dependencies));
  await jobs.work(newsDigestJob, () => tellDigest(dependencies));
  await jobs.schedule(newsDigestJob, `0 ${MORNING},${AFTERNOON} * * *`);
}

/** Tells at once, unless something was told since the last digest was due. */
export async function tellFirstNews(dependencies: Needed): Promise<void> {
  await tell(dependencies, lastDigestBefore(dependencies.clock.now()));
}

export async function tellDigest(dependencies: Needed): Promise<void> {
  await noteStandingProblems(dependencies);
  await tell(dependencies, undefined);
}

/** Mails are queued in the transaction that marks the news as told: both or neither. */
async function tell({ clock, config, database, jobs }: Needed, quietSince: Date | undefined) {
  await database.transaction(async (tx) => {
    await lockNews(tx);
    if (quietSince && (await wasToldSince(tx, quietSince))) return;
    const admins = await listAdminsWhoWantNews(tx);
    const lines = await takeUntoldNews(tx, clock.now());
    if (lines.length === 0) return;
    for (const admin of admins) {
      await queueMail(jobs, tx, newsMail(admin, lines, config.publicUrl));
    }
  });
}

/** 08:00 or 16:00 in Jakarta, whichever was last. That zone has no summer time. */
export function lastDigestBefore(now: Date): Date {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: BUSINESS_TIME_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hour = Number(format.format(now));
  const hoursAgo =
    hour >= AFTERNOON ? hour - AFTERNOON : hour >= MORNING ? hour - MORNING : hour + 24 - AFTERNOON;
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - hoursAgo * HOUR_MS);
}

const LINES_SHOWN = 20;

function newsMail(
  { name, email }: { name: string; email: string },
  lines: string[],
  publicUrl: string,
): Mail {
  const rest = lines.length - LINES_SHOWN;
  const shown = lines.slice(0, LINES_SHOWN).map((line) => `• ${line}`);
  if (rest > 0) shown.push(`• … dan ${rest} lagi.`);
  return composeMail({
    to: email,
    subject: lines.length === 1 ? 'Ada 1 kabar untuk Anda' : `Ada ${lines.length} kabar untuk Anda`,
    greeting: `Assalamu'alaikum, ${name}.`,
    blocks: [
      { kind: 'paragraph', text: shown.join('\n') },
      {
        kind: 'button',
        label: 'Buka Ringkasan',
        url: `${publicUrl}${screens.dashboard}?tab=ringkasan`,
      },
      {
        kind: 'paragraph',
        text: 'Kabar pertama dikirim langsung, selebihnya pukul 08:00 dan 16:00 WIB. Anda dapat mematikannya di Pengaturan.',
      },
    ],
  });
}
