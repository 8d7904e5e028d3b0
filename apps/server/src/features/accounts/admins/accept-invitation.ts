// The token came to the address by mail, so the address is the new admin's. The link carries it
// behind the #, where no server's log sees it.
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../../platform/limits/spend-points.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { newAdminMail } from '../accounts.mails.ts';
import { emailTaken } from '../email-taken.ts';
import { insertUser, type User } from '../users.repository.ts';
import { findAdmins, takeInvitation } from './admins.repository.ts';

interface NewAdmin {
  token: string;
  name: string;
  whatsapp: string;
  password: string;
}

export async function acceptInvitation(
  context: Context,
  { token, name, whatsapp, password }: NewAdmin,
): Promise<User> {
  const { client, clock, database, jobs, limits, passwords, requestId } = context;
  const network = networkKey(client.address);
  return spendUnlessBusy(limits, [['registrationsPerAddress', network]], async () => {
    const passwordHash = await passwords.hash(password, network);
    const now = clock.now();
    return database.transaction(async (tx) => {
      const invitation = await takeInvitation(tx, hashToken(token), now);
      if (!invitation) throw new AppError('INVITATION_DEAD');
      const { email, invitedBy } = invitation;
      const admin = await insertUser(tx, {
        name,
        email,
        whatsapp,
        passwordHash,
        role: 'admin',
        source: 'admin',
        emailVerified: true,
      });
      if (!admin) throw emailTaken();
      await recordHistory(tx, [
        {
          at: now,
          actorKind: 'admin',
          actorId: invitedBy,
          requestId,
          subject: 'user',
          subjectId: admin.id,
          action: 'create',
          after: { name, email, whatsapp, role: 'admin' },
        },
      ]);
      for (const other of await findAdmins(tx)) {
        if (other.id !== admin.id) await queueMail(jobs, tx, newAdminMail(other, admin));
      }
      return admin;
    });
  });
}
