// A new email or password hands the account over, including a customer's licences, so the admin
// must re-authenticate first. The owner is notified at his previous address.
import { hasAdminArea, type updateUserBody, type z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { endLinksOfPerson } from '../../links/end-links.ts';
import { emailChangedMail, passwordChangedMail } from '../accounts.mails.ts';
import { refuseTakenEmail } from '../email-taken.ts';
import { chosenPassword } from '../password-origin.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { requireRecentAuthentication } from '../sessions/require-recent-authentication.ts';
import {
  awaitCheckouts,
  findUserById,
  updateUser as saveUser,
  type User,
} from '../users.repository.ts';
import { requireRightOverPrices } from './require-right-over-prices.ts';

type UserChange = z.output<typeof updateUserBody>;

const gone = () => new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });

/** A new password ends all sessions of the user. */
export async function updateUser(
  context: ActorContext,
  id: number,
  { password, ...fields }: UserChange,
): Promise<User> {
  const { actor, client, clock, database, jobs, passwords } = context;
  const seen = await findUserById(database.db, id);
  if (!seen) throw gone();
  requireRightOver(actor, seen, { password, ...fields });
  const changesLogin = password !== undefined || isOtherEmail(seen, fields.email);
  if (changesLogin) await requireRecentAuthentication(context, 'ADMIN_LOGIN_CHANGE');
  const network = networkKey(client.address);
  const passwordHash = password === undefined ? undefined : await passwords.hash(password, network);
  return database
    .transaction(async (tx) => {
      // No order is placed at a price that he does not have any more.
      if (fields.isMitra !== undefined) await awaitCheckouts(tx, id);
      const before = await findUserById(tx, id);
      const user = await saveUser(tx, id, {
        ...fields,
        ...(passwordHash && chosenPassword(passwordHash)),
      });
      if (!before || !user) throw gone();
      if (passwordHash) {
        await endAccessOf(tx, id, { at: clock.now(), except: actor.sessionKey });
        await queueMail(jobs, tx, passwordChangedMail(before));
      }
      if (isOtherEmail(before, user.email)) {
        await endLinksOfPerson(tx, id, clock.now());
        await queueMail(jobs, tx, emailChangedMail(before, user.email));
      }
      await recordChange(tx, context, ['user', id], 'update', {
        before: fieldsOf(before),
        after: { ...fieldsOf(user), ...(passwordHash && { password: 'diganti' }) },
      });
      return user;
    })
    .catch(refuseTakenEmail);
}

/** An admin is changed by a pemilik; a customer's login by those who may see his keys, his prices by those who see money. */
function requireRightOver(
  actor: Actor,
  user: User,
  { password, email, isMitra }: UserChange,
): void {
  if (isMitra !== undefined) requireRightOverPrices(actor);
  const changesLogin = password !== undefined || isOtherEmail(user, email);
  const area = user.role === 'admin' ? 'admin' : changesLogin ? 'licenses' : 'customers';
  if (hasAdminArea(actor, area)) return;
  const message =
    area === 'admin'
      ? 'Data admin hanya dapat diubah oleh Pemilik.'
      : 'Email dan password hanya dapat diubah oleh Pemilik atau Dukungan.';
  throw new AppError('FORBIDDEN', { message });
}

function isOtherEmail(before: User, email: string | undefined): boolean {
  return email !== undefined && before.email.toLowerCase() !== email.toLowerCase();
}

function fieldsOf({ name, email, whatsapp, emailVerified, whatsappVerified, isMitra }: User) {
  return { name, email, whatsapp, emailVerified, whatsappVerified, isMitra };
}
