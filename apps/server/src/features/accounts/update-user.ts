import { isUniqueViolation } from '../../platform/db/errors.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { emailTaken } from './email-taken.ts';
import { chosenPassword } from './password-origin.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { findUserById, updateUser as saveUser, type User } from './users.repository.ts';

interface UserChange {
  name: string;
  email: string;
  whatsapp: string;
  password?: string | undefined;
  emailVerified: boolean;
  whatsappVerified: boolean;
}

/** A new password ends all sessions of the user. */
export async function updateUser(
  context: Context & { actor: Actor },
  id: number,
  { password, ...facts }: UserChange,
): Promise<User> {
  const { actor, database, passwords } = context;
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  try {
    return await database.transaction(async (tx) => {
      const before = await findUserById(tx, id);
      const user = await saveUser(tx, id, {
        ...facts,
        ...(passwordHash && chosenPassword(passwordHash)),
      });
      if (!before || !user)
        throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
      if (passwordHash) await deleteSessionsOf(tx, id, { except: actor.sessionKey });
      await recordChange(tx, context, {
        subject: 'user',
        subjectId: id,
        action: 'update',
        before: factsOf(before),
        after: { ...facts, ...(passwordHash && { password: 'diganti' }) },
      });
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

function factsOf({ name, email, whatsapp, emailVerified, whatsappVerified }: User) {
  return { name, email, whatsapp, emailVerified, whatsappVerified };
}
