// T44: pictures of payments and of broken devices fill one quota, so that no account fills the disk.
// The history says how large each was.
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { history } from '../../../platform/history/history.schema.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';

const QUOTA_BYTES = 200 * 1024 * 1024;

const { after } = history;
const size = sql`coalesce(${after}->>'proofBytes', ${after}->>'evidenceBytes', ${after}->>'photoBytes')`;

export async function requireUploadQuota({ actor, database }: ActorContext): Promise<void> {
  const [stored] = await database.db
    .select({ bytes: sql`coalesce(sum(${size}::int), 0)`.mapWith(Number) })
    .from(history)
    .where(eq(history.actorId, actor.userId));
  if ((stored?.bytes ?? 0) > QUOTA_BYTES) throw new AppError('STORAGE_QUOTA');
}
