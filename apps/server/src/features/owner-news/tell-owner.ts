// Word to the owner. The first after a quiet time is told at once; what follows waits for the digest
// at 08:00 or 16:00, so that a busy day is two mails and not two hundred (decision 0049).
import type { Queryable } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { insertNews } from './owner-news.repository.ts';

export interface News {
  kind:
    | 'proof'
    | 'money matched'
    | 'transfer'
    | 'shipping cost'
    | 'claim'
    | 'whatsapp stopped'
    | 'failed mails'
    | 'old backup';
  subjectId: number;
  /** For what can happen to the subject again. */
  occasion?: string;
  /** One sentence, Indonesian. */
  line: string;
}

export const ownerNewsJob: JobKind<object> = {
  name: 'owner-news',
  options: { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 3600 },
};

/** In the transaction of what it tells; the same news is told once. */
export async function tellOwner(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Queryable,
  news: News,
): Promise<void> {
  const isNew = await insertNews(tx, { ...news, at: clock.now() });
  if (isNew) await jobs.enqueue(tx, ownerNewsJob, {});
}
