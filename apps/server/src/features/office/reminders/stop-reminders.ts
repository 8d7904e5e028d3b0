// The link in a reminder names its customer and proves him by an HMAC, so nothing is stored for mails
// that nobody answers. It can stop reminders and nothing else.
import { timingSafeEqual } from 'node:crypto';
import { buildPath, ROW_ID, screens } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { hashAtRest } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { endReminders } from '../../people/accounts/own/end-reminders.ts';

type Keys = Pick<Dependencies, 'config' | 'licenseKeys'>;

const CUT_OFF = 'Tautan ini tidak lengkap. Buka lagi dari email pengingatnya.';

const proofOf = ({ licenseKeys }: Pick<Keys, 'licenseKeys'>, userId: string) =>
  hashAtRest(licenseKeys, `stop reminders ${userId}`);

export async function stopLink(keys: Keys, userId: number): Promise<string> {
  const proof = (await proofOf(keys, String(userId))).toString('base64url');
  return keys.config.publicUrl + buildPath(screens.stopReminders, { token: `${userId}.${proof}` });
}

/** A second call changes nothing. */
export async function stopReminders(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'licenseKeys'>,
  token: string,
): Promise<void> {
  const [userId = '', proof = ''] = token.split('.');
  const [given, expected] = [Buffer.from(proof, 'base64url'), await proofOf(dependencies, userId)];
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || !ROW_ID.test(userId)) throw new AppError('LINK_DEAD', { message: CUT_OFF });
  await endReminders(dependencies, Number(userId));
}
