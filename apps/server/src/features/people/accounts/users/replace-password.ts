import { createReadablePassword } from '../../../../platform/crypto/readable-password.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { generatedPassword } from '../password-origin.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { findUserByEmail, updateUser } from '../users.repository.ts';

/**
 * Used by operators with access to the server. Returns the password, or undefined when the account is
 * not an admin's.
 */
export async function replacePassword(
  { clock, database, passwords }: Pick<Dependencies, 'clock' | 'database' | 'passwords'>,
  email: string,
): Promise<string | undefined> {
  const password = createReadablePassword();
  const passwordHash = await passwords.hash(password);
  return database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user?.role !== 'admin') return undefined;
    await updateUser(tx, user.id, generatedPassword(passwordHash, clock.now()));
    await endAccessOf(tx, user.id, { at: clock.now() });
    await recordChange(tx, { clock }, ['user', user.id], 'reset password', { by: 'system' });
    return password;
  });
}
