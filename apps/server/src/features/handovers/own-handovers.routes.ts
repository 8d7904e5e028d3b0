import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { networkKey } from '../../platform/limits/network-key.ts';
import { sessionCookie } from '../accounts/sessions/session-cookie.ts';
import { cookieLifetimeSeconds } from '../accounts/sessions/session-lifetime.ts';
import { toSessionUser } from '../accounts/sessions/session-user.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { acceptHandover } from './accept-handover.ts';
import { cancelHandover } from './cancel-handover.ts';
import { handoverLink } from './handover-link.ts';
import { findOpenHandover } from './handovers.repository.ts';
import { joinByHandover } from './join-by-handover.ts';
import { objectByLink, objectInAccount } from './object-to-handover.ts';
import { presentOpenHandover, readHandoverLink } from './present-handover.ts';
import { startHandover } from './start-handover.ts';

const OBJECTED = 'Keberatan Anda tercatat. Serah terima dihentikan sampai admin memutuskan.';

export function mountOwnHandovers(app: FastifyInstance, dependencies: Dependencies): void {
  const session = sessionCookie(dependencies.config);

  mount(app, dependencies, contract.getHandover, async ({ actor, clock, database }, { params }) => {
    const question = { mosqueId: params.id, userId: actor.userId, right: 'see' } as const;
    await requireMosqueRight(database.db, question);
    const handover = await findOpenHandover(database.db, params.id);
    const isOver = handover?.kind === 'own' && handover.deadlineAt <= clock.now();
    const shown = handover && !isOver ? await presentOpenHandover(database.db, handover) : null;
    return answer(200, { handover: shown });
  });

  mount(app, dependencies, contract.startHandover, async (context, { params, body }) => {
    const { handover, url } = await startHandover(context, { mosqueId: params.id, ...body });
    const { db } = context.database;
    return answer(201, { handover: await presentOpenHandover(db, handover), url });
  });

  mount(app, dependencies, contract.cancelHandover, async (context, { params }) => {
    await cancelHandover(context, params.id);
    return answer(200, { message: 'Serah terima dibatalkan' });
  });

  mount(app, dependencies, contract.makeHandoverLink, async (context, { params }) => {
    const { actor, clock, database } = context;
    const question = { mosqueId: params.id, userId: actor.userId, right: 'manage' } as const;
    await requireMosqueRight(database.db, question);
    const handover = await findOpenHandover(database.db, params.id);
    const isOpen = handover?.kind === 'own' && handover.deadlineAt > clock.now();
    if (!isOpen) throw new AppError('HANDOVER_GONE');
    return answer(200, { url: await handoverLink(context, handover, 'accept') });
  });

  mount(app, dependencies, contract.readHandoverLink, async (context, { body }) => {
    const { client, limits } = context;
    await limits.spend('handoverLinksPerAddress', networkKey(client.address));
    return answer(200, await readHandoverLink(context, body.token));
  });

  mount(app, dependencies, contract.acceptHandover, async (context, { body }) => {
    const mosqueId = await acceptHandover(context, body.token);
    return answer(200, { message: 'Serah terima selesai. Anda sekarang ketua.', mosqueId });
  });

  mount(
    app,
    dependencies,
    contract.joinByHandover,
    async (context, { body }, { request, reply }) => {
      const previousToken = session.read(request);
      const { account, mosqueId } = await joinByHandover(context, { ...body, previousToken });
      session.write(reply, account.token, cookieLifetimeSeconds(account.user.role));
      return answer(201, { user: toSessionUser(account.user), mosqueId });
    },
  );

  mount(app, dependencies, contract.objectByLink, async (context, { body }) => {
    const { client, limits } = context;
    await limits.spend('handoverLinksPerAddress', networkKey(client.address));
    await objectByLink(context, body);
    return answer(200, { message: OBJECTED });
  });

  mount(app, dependencies, contract.objectToHandover, async (context, { params, body }) => {
    await objectInAccount(context, { mosqueId: params.id, note: body.note });
    return answer(200, { message: OBJECTED });
  });
}
