// The token came to the address by mail, so the address is the invited person's. The link carries it
// behind the #, where no server's log sees it.
import type { acceptInvitationBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../../../platform/limits/spend-points.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { consumeLink } from '../../links/consume-link.ts';
import { newAdminMail } from '../accounts.mails.ts';
import { findAdmins } from '../admins/admins.repository.ts';
import { isStillAdmin } from '../admins/admins.ts';
import { emailTaken } from '../email-taken.ts';
import { insertUser, type User } from '../users.repository.ts';

export async function acceptInvitation(
  context: Context,
  { token, name, whatsapp, password }: z.output<typeof acceptInvitationBody>,
): Promise<User> {
  const { client, database, jobs, limits, passwords } = context;
  const network = networkKey(client.address);
  return spendUnlessBusy(limits, [['registrationsPerAddress', network]], async () => {
    const passwordHash = await passwords.hash(password, network);
    return database.transaction(async (tx) => {
      const rights = { admin: isStillAdmin };
      const { link } = await consumeLink(context, tx, { token, kinds: ['admin'], rights });
      const { adminRole } = link;
      // Made by a server of an older version, whose invitations named no role.
      if (!adminRole) throw new AppError('LINK_DEAD');
      const email = link.email ?? '';
      const role = 'admin';
      const user = await insertUser(tx, {
        name,
        email,
        whatsapp,
        passwordHash,
        role,
        adminRole,
        source: 'admin',
        emailVerified: true,
      });
      if (!user) throw emailTaken();
      const inviter = { ...context, actor: { userId: link.madeBy } };
      const after = { name, email, whatsapp, role, adminRole };
      await recordChange(tx, inviter, ['user', user.id], 'create', { after });
      for (const admin of await findAdmins(tx)) {
        const isNotified = admin.id !== user.id && admin.adminRole === 'pemilik';
        if (isNotified) await queueMail(jobs, tx, newAdminMail(admin, user));
      }
      return user;
    });
  });
}
