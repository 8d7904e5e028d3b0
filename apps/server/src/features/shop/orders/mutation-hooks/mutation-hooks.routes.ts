import * as contract from '@timesync/contract';
import { z } from 'zod';
import { createBatcher } from '../../../../platform/db/batcher.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { answer, contextOf, type Server } from '../../../../platform/http/mount.ts';
import { authenticateKey, readBearer } from '../../../people/accounts/api-keys/authenticate-key.ts';
import { deleteHook, listHooks } from './mutation-hooks.repository.ts';
import { receiveReport } from './receive-report.ts';
import { notConnected, saveMutationHook } from './save-mutation-hook.ts';
import { type Report, storeReports } from './store-reported.ts';

/** Some hundreds of lines with all that a service says about each. */
const bodyLimit = 4 * 1024 * 1024;

const params = z.strictObject({ account: contract.pathId });
const received = z.object({ received: z.number().int(), added: z.number().int() });

export function mountMutationHooks(server: Server): void {
  const { mount } = server;
  mount(contract.listMutationHooks, async ({ database }) => {
    const hooks = await listHooks(database.db);
    return answer(200, {
      data: hooks.map(({ paymentAccountId, service, booksItself, savedAt, lastReceivedAt }) => ({
        ...{ paymentAccountId, service, booksItself },
        savedAt: savedAt.toISOString(),
        lastReceivedAt: lastReceivedAt?.toISOString() ?? null,
      })),
    });
  });

  mount(contract.saveMutationHook, async (context, { body }) =>
    answer(200, await saveMutationHook(context, body)),
  );

  mount(contract.removeMutationHook, async (context, { params }) => {
    await context.database.transaction(async (tx) => {
      if (!(await deleteHook(tx, params.id))) throw notConnected();
      await recordChange(tx, context, ['payment account', params.id], 'disconnect mutations');
    });
    return answer(200, { message: 'Rekening tidak lagi terhubung' });
  });

  mountReports(server);
}

/** A scope of its own, because the signature covers the raw bytes. */
function mountReports({ app, dependencies }: Server): void {
  const store = createBatcher<Report, number>((reports) => storeReports(dependencies, reports));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    const schema = {
      summary:
        'Mutations of a payment account, signed by its service or with a key (mutations:write)',
      tags: ['hooks'],
      params,
      response: { 200: received },
    };
    scope.post<{ Params: z.infer<typeof params>; Body: Buffer | null }>(
      contract.mutationHookPath,
      { bodyLimit, config: { access: 'public' }, schema },
      async (request) => {
        const { body, headers, ip, params } = request;
        const key = readBearer(headers.authorization);
        if (key !== undefined) {
          await authenticateKey(dependencies, { key, scope: 'mutations:write', address: ip });
        }
        return receiveReport(contextOf(dependencies, request), {
          ...{ headers, store },
          body: body ?? Buffer.alloc(0),
          accountId: params.account,
          hasKey: key !== undefined,
        });
      },
    );
  });
}
