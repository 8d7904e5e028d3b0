// The email opens the account (recovery codes go there), so a session left open on someone's phone
// must not be enough to change it: the password must have been typed within the last ten minutes.

import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { emailChangedMail } from './accounts.mails.ts';
import { confirmPassword } from './confirm-password.ts';
import { findUserById, type User, updateUser } from './users.repository.ts';

const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

interface ProfileChange {
  name: string;
  email: string;
  whatsapp: string;
  currentPassword?: string | undefined;
}

export async function updateProfile(
  context: Context & { actor: Actor },
  { name, email, whatsapp, currentPassword }: ProfileChange,
): Promise<User> {
  const { actor, database, jobs } = context;
  const before = await findUserById(database.db, actor.userId);
  if (!before) throw new AppError('NOT_SIGNED_IN');
  const isNewEmail = before.email.toLowerCase() !== email;
  if (isNewEmail) await requireRecentPassword(context, currentPassword);

  try {
    return await database.transaction(async (tx) => {
      const user = await updateUser(tx, actor.userId, {
        name,
        email,
        whatsapp,
        ...(isNewEmail && { emailVerified: false }),
        ...(before.whatsapp !== whatsapp && { whatsappVerified: false }),
      });
      if (!user) throw new AppError('NOT_SIGNED_IN');
      if (isNewEmail) await queueMail(jobs, tx, emailChangedMail(before, email));
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('EMAIL_TAKEN', { field: 'email' });
    throw error;
  }
}

async function requireRecentPassword(
  context: Context & { actor: Actor },
  currentPassword: string | undefined,
): Promise<void> {
  const ageMs = context.clock.now().getTime() - context.actor.signedInAt.getTime();
  if (ageMs <= FRESH_SIGN_IN_MS) return;
  if (!currentPassword) {
    throw new AppError('REAUTHENTICATION_REQUIRED', { field: 'currentPassword' });
  }
  if (!(await confirmPassword(context, currentPassword))) {
    throw new AppError('OLD_PASSWORD_WRONG', { field: 'currentPassword' });
  }
}
