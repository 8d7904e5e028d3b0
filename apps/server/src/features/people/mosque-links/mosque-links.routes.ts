import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { isSendingMail } from '../../../platform/mail/mail-server.ts';
import { listOpenLinks } from '../../../reads/links.ts';
import { sessionCookie } from '../accounts/sessions/session-cookie.ts';
import { kindsOfKetuas } from '../links/link-kinds.ts';
import { answerWithdrawal } from '../links/withdraw-link.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { showMosque } from '../mosques/show-mosque.ts';
import { deleteUser } from './delete-user.ts';
import { giveMosque, objectByLink } from './give-mosque.ts';
import { inviteToMosque } from './invite-to-mosque.ts';
import { joinMosque, joinWithNewAccount } from './join-mosque.ts';
import { withdrawMosqueLink } from './withdraw-mosque-link.ts';

export function mountMosqueLinks({ dependencies, mount }: Server): void {
  const session = sessionCookie(dependencies.config);

  mount(contract.inviteMember, async (context, { params, body }) =>
    answer(201, await inviteToMosque(context, { kind: 'member', mosqueId: params.id, ...body })),
  );

  mount(contract.handOnMosque, async (context, { params, body }) =>
    answer(201, await inviteToMosque(context, { kind: 'ketua', mosqueId: params.id, ...body })),
  );

  mount(contract.joinMosque, async (context, { body }) => {
    const mosqueId = await joinMosque(context, body.token);
    const { actor, database } = context;
    return answer(200, await showMosque(database.db, { mosqueId, userId: actor.userId }));
  });

  mount(contract.joinByLink, async (context, { body }, { request, reply }) => {
    const previousToken = session.read(request);
    const joined = await joinWithNewAccount(context, { ...body, previousToken });
    return answer(201, { user: session.open(reply, joined) });
  });

  mount(contract.listMosqueLinks, async ({ actor, clock, database }, { params }) => {
    const { id: mosqueId } = params;
    await requireMosqueRight(database.db, { mosqueId, userId: actor.userId, right: 'manage' });
    const filter = { mosqueId, kinds: kindsOfKetuas };
    const data = await listOpenLinks(database.db, filter, clock.now());
    return answer(200, { data });
  });

  mount(contract.withdrawMosqueLink, async (context, { params }) => {
    const link = { mosqueId: params.id, linkId: params.linkId };
    return answer(200, answerWithdrawal(await withdrawMosqueLink(context, link)));
  });

  mount(contract.giveMosque, async (context, { params, body }) => {
    const isDone = await giveMosque(context, { mosqueId: params.id, ...body });
    if (!isSendingMail(context.config, context.settings.current.mailServer)) {
      const done = isDone ? 'Masjid sudah diserahkan.' : 'Masjid belum berpindah.';
      return answer(200, { message: `${done} Toko belum bisa mengirim email: kabari keduanya.` });
    }
    const done = isDone ? 'Masjid sudah diserahkan.' : 'Tautannya dikirim ke ketua berikutnya.';
    return answer(200, { message: `${done} Ketua lama sudah diberi tahu.` });
  });

  mount(contract.objectByLink, async (context, { body }) => {
    const { client, limits } = context;
    await limits.spend('linksPerAddress', networkKey(client.address));
    await objectByLink(context, body);
    return answer(200, { message: 'Keberatan Anda tercatat. Admin akan menghubungi Anda.' });
  });

  mount(contract.deleteUser, async (context, { params, query }) => {
    await deleteUser(context, { ...params, endsMosques: query.endsMosques === 'true' });
    return answer(200, { message: 'Data berhasil dihapus' });
  });

  mount(contract.endAdmin, async (context, { params }) => {
    await deleteUser(context, params);
    return answer(200, { message: 'Admin telah diakhiri' });
  });
}
