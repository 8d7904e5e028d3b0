import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { getLinkNames, listOpenLinks } from '../../../reads/links.ts';
import { findOpenLink } from './consume-link.ts';
import { kindsOfAdmins } from './link-kinds.ts';
import { answerWithdrawal, withdrawLink } from './withdraw-link.ts';

export function mountLinks(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.readLink, async (context, { body }) => {
    const { client, database, limits } = context;
    await limits.spend('linksPerAddress', networkKey(client.address));
    const link = await findOpenLink(context, database.db, body.token);
    const { kind, email, whatsapp, expiresAt } = link;
    const names = await getLinkNames(database.db, link.id);
    return answer(200, { kind, email, whatsapp, expiresAt: expiresAt.toISOString(), ...names });
  });

  mount(app, dependencies, contract.listShopLinks, async ({ clock, database }) => {
    const data = await listOpenLinks(database.db, { kinds: kindsOfAdmins }, clock.now());
    return answer(200, { data });
  });

  mount(app, dependencies, contract.withdrawShopLink, async (context, { params: { id } }) => {
    const isWithdrawn = await context.database.transaction((tx) =>
      withdrawLink(context, tx, { id, kinds: kindsOfAdmins }, 'admin'),
    );
    return answer(200, answerWithdrawal(isWithdrawn));
  });
}
