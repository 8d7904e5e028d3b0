import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { mountExport } from '../../../../platform/csv/mount-export.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import { createCaller } from '../invitations/create-caller.ts';
import { giveLoginLink } from '../invitations/give-login-link.ts';
import { isCaller } from '../invitations/login-link.ts';
import { findUserById, type User } from '../users.repository.ts';
import { createUser } from './create-user.ts';
import { type ManagedUserRow, usersMatching } from './managed-users.repository.ts';
import { updateUser } from './update-user.ts';

export function mountManagedUsers(server: Server): void {
  const { mount } = server;
  mount(contract.listUsers, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, usersMatching(query), query, present)),
  );

  mount(contract.getManagedUser, async ({ database }, { params }) => {
    const user = await findUserById(database.db, params.id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
    return answer(200, present(user));
  });

  mount(contract.createUser, async (context, { body }) =>
    answer(201, present(await createUser(context, body))),
  );

  mount(contract.createCaller, async (context, { body }) =>
    answer(201, present(await createCaller(context, body))),
  );

  mount(contract.makeLoginLink, async (context, { params }) =>
    answer(200, { url: await giveLoginLink(context, params.id) }),
  );

  mount(contract.updateUser, async (context, { params, body }) =>
    answer(200, present(await updateUser(context, params.id, body))),
  );

  mountExport<ManagedUserRow>(server, {
    list: contract.listUsers,
    fileName: 'user',
    source: usersMatching,
    header: ['Nama', 'Email', 'WA', 'Email Verified', 'WA Verified', 'Terdaftar'],
    toCells: (user) => [
      user.name,
      contract.shownEmail(user.email),
      contract.formatPhone(user.whatsapp),
      user.emailVerified,
      user.whatsappVerified,
      contract.formatDateTime(user.createdAt),
    ],
  });
}

function present(user: ManagedUserRow | User): contract.ManagedUser {
  const needsLoginLink = 'needsLoginLink' in user ? user.needsLoginLink : isCaller(user);
  return { ...user, needsLoginLink, createdAt: new Date(user.createdAt).toISOString() };
}
