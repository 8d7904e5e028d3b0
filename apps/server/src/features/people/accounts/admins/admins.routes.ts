import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { isSendingMail } from '../../../../platform/mail/mail-server.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { inviteAdmin } from '../invitations/invite-admin.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { startSession } from '../sessions/sign-in.ts';
import { findUserById, updateUser } from '../users.repository.ts';
import { findAdmins } from './admins.repository.ts';
import { changeAdminRole } from './change-admin-role.ts';

export function mountAdmins({ dependencies, mount }: Server): void {
  const session = sessionCookie(dependencies.config);

  mount(contract.listAdmins, async ({ actor, database }) => {
    const admins = await findAdmins(database.db);
    return answer(200, {
      admins: admins.map(({ createdAt, lastSeenAt, wantsNews: _, ...admin }) => ({
        ...admin,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        isSelf: admin.id === actor.userId,
      })),
    });
  });

  mount(contract.inviteAdmin, async (context, { body }) => {
    await inviteAdmin(context, body);
    const message = isSendingMail(context.config, context.settings.current.mailServer)
      ? `Undangan dikirim ke ${body.email}`
      : `Toko belum bisa mengirim email: undangan untuk ${body.email} tidak sampai`;
    return answer(201, { message });
  });

  mount(contract.changeAdminRole, async (context, { params, body }) => {
    await changeAdminRole(context, { ...params, ...body });
    return answer(200, { message: 'Peran admin diganti' });
  });

  mount(contract.getNewsChoice, async ({ actor, database }) => {
    const admin = await findUserById(database.db, actor.userId);
    return answer(200, { wantsNews: admin?.wantsNews === true });
  });

  mount(contract.chooseNews, async ({ actor, database }, { body }) => {
    await updateUser(database.db, actor.userId, body);
    return answer(200, body);
  });

  mount(contract.acceptInvitation, async (context, { body }, { request, reply }) => {
    const user = await acceptInvitation(context, body);
    const token = await startSession(context, user, session.read(request));
    return answer(201, { user: session.open(reply, { user, token }) });
  });
}
