import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { getLinkNames, listOpenLinks } from '../../../reads/links.ts';
import { findOpenLink } from './consume-link.ts';
import { kindsOfAdmins } from './link-kinds.ts';
import { answerWithdrawal } from './withdraw-link.ts';
import { withdrawShopLink } from './withdraw-shop-link.ts';

export function mountLinks({ mount }: Server): void {
  mount(contract.readLink, async (context, { body }) => {
    const { client, database, limits } = context;
    await limits.spend('linksPerAddress', networkKey(client.address));
    const link = await findOpenLink(context, database.db, body.token);
    const { kind, email, whatsapp, expiresAt } = link;
    const names = await getLinkNames(database.db, link.id);
    return answer(200, { kind, email, whatsapp, expiresAt: expiresAt.toISOString(), ...names });
  });

  mount(contract.listShopLinks, async ({ clock, database }) => {
    const data = await listOpenLinks(database.db, { kinds: kindsOfAdmins }, clock.now());
    return answer(200, { data });
  });

  mount(contract.withdrawShopLink, async (context, { params: { id } }) => {
    return answer(200, answerWithdrawal(await withdrawShopLink(context, id)));
  });
}
