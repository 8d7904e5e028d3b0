import type { FirstSteps } from '@timesync/contract';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { isSendingMail } from '../../platform/mail/mail-server.ts';
import { hasEveryApp } from '../releases/read-releases.ts';
import { countForFirstSteps, findExamples } from './first-steps.repository.ts';

export async function readFirstSteps({
  actor,
  config,
  database,
  settings,
}: Context & { actor: Actor }): Promise<FirstSteps> {
  const { mailServer, notes, shop } = settings.current;
  const counts = await countForFirstSteps(database.db);
  const hasMailServer = isSendingMail(config, mailServer);
  return {
    steps: [
      { id: 'password', isDone: !actor.profile.hasGeneratedPassword },
      { id: 'seller', isDone: shop.sellerName !== null && shop.whatsappNumber !== null },
      { id: 'account', isDone: counts.ownAccounts > 0 },
      { id: 'product', isDone: counts.ownProducts > 0 && counts.exampleProducts === 0 },
      { id: 'apps', isDone: await hasEveryApp({ database }) },
      { id: 'mail', isDone: hasMailServer && notes.mailTestedAt !== null },
    ],
    isFirstVisit: notes.firstStepsLeftAt === null && !counts.hasOrders,
    exampleProducts: counts.exampleProducts,
    examples: counts.exampleProducts > 0 ? await findExamples(database.db) : [],
    hasMailServer,
  };
}
