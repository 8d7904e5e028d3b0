// The link in a reminder names its customer and proves him by an HMAC, so nothing is stored for mails
// that nobody answers. It can stop reminders and nothing else.
import { timingSafeEqual } from 'node:crypto';
import { buildPath, ROW_ID, screens } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { hashAtRest } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import { reminderStops } from './reminders.schema.ts';

type Keys = Pick<Dependencies, 'config' | 'licenseKeys'>;

const CUT_OFF = 'Tautan ini tidak lengkap. Buka lagi dari email pengingatnya.';

const proofOf = ({ licenseKeys }: Pick<Keys, 'licenseKeys'>, userId: string) =>
  hashAtRest(licenseKeys, `stop reminders ${userId}`);

export async function stopLink(keys: Keys, userId: number): Promise<string> {
  const proof = (await proofOf(keys, String(userId))).toString('base64url');
  return keys.config.publicUrl + buildPath(screens.stopReminders, { token: `${userId}.${proof}` });
}

/** Asked twice, it is the same. */
export async function stopReminders(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'licenseKeys'>,
  token: string,
): Promise<void> {
  const { clock, database } = dependencies;
  const [userId = '', proof = ''] = token.split('.');
  const [given, expected] = [Buffer.from(proof, 'base64url'), await proofOf(dependencies, userId)];
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || !ROW_ID.test(userId)) throw new AppError('LINK_DEAD', { message: CUT_OFF });
  const at = clock.now();
  await database.transaction(async (tx) => {
    const person = await findPerson(tx, Number(userId));
    if (!person) return;
    const stopped = await tx
      .insert(reminderStops)
      .values({ userId: person.id, stoppedAt: at })
      .onConflictDoNothing()
      .returning();
    if (stopped.length === 0) return;
    const by = { actorKind: 'customer' as const, actorId: person.id };
    const what = { subject: 'user', subjectId: person.id, action: 'stop reminders' };
    await recordHistory(tx, [{ at, ...by, ...what }]);
  });
}

export async function wantsReminders(db: Queryable, userId: number): Promise<boolean> {
  return (await db.$count(reminderStops, eq(reminderStops.userId, userId))) === 0;
}
