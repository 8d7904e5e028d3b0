import type { AdminRole } from '@timesync/contract';
import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { type ActorContext, answer, type Server } from '../../../../platform/http/mount.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { isSendingMail } from '../../../../platform/mail/mail-server.ts';
import { makeLink } from '../../links/make-link.ts';
import { adminInvitationMail } from '../accounts.mails.ts';
import { emailTaken } from '../email-taken.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { cookieLifetimeSeconds } from '../sessions/session-lifetime.ts';
import { toSessionUser } from '../sessions/session-user.ts';
import { isSessionOpen } from '../sessions/sessions.repository.ts';
import { startSession } from '../sessions/sign-in.ts';
import { findUserByEmail, findUserById, updateUser } from '../users.repository.ts';
import { findAdmins, lockAdmin } from './admins.repository.ts';
import { requireAnotherOwner } from './require-another-owner.ts';

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
    session.write(reply, token, cookieLifetimeSeconds(user.role));
    return answer(201, { user: toSessionUser(user) });
  });
}

/** What the admin has begun with the old role ends: sessions, links and keys. */
async function changeAdminRole(
  context: ActorContext,
  { id, adminRole }: { id: number; adminRole: AdminRole },
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const before = await requireAnotherOwner(tx, context, id);
    if (before.role !== 'admin') {
      throw new AppError('NOT_FOUND', { message: 'Admin ini tidak ditemukan.' });
    }
    if (before.adminRole === adminRole) return;
    await updateUser(tx, id, { adminRole });
    await endAccessOf(tx, id, { at: clock.now() });
    await recordChange(tx, context, ['user', id], 'change role', {
      before: { adminRole: before.adminRole },
      after: { adminRole },
    });
  });
}

async function inviteAdmin(
  context: ActorContext,
  { email, adminRole }: { email: string; adminRole: contract.AdminRole },
): Promise<void> {
  const { actor, database, jobs } = context;
  await database.transaction(async (tx) => {
    // This admin's access may be ended by another request.
    const isStillIn =
      (await lockAdmin(tx, actor.userId)) && (await isSessionOpen(tx, actor.sessionKey));
    if (!isStillIn) throw new AppError('NOT_SIGNED_IN');
    if (await findUserByEmail(tx, email)) throw emailTaken();
    const invitation = { email, adminRole, madeBy: actor.userId, onlyOne: `admin ${email}` };
    const { url } = await makeLink(context, tx, { kind: 'admin', ...invitation });
    await queueMail(
      jobs,
      tx,
      adminInvitationMail({ email, adminRole, invitedBy: actor.profile.name, url }),
    );
    await recordChange(tx, context, ['user', actor.userId], 'invite admin', {
      after: { email, adminRole },
    });
  });
}
