import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import {
  findShownMutation,
  type MutationRow,
  mutationsMatching,
} from '../../../../reads/mutations.ts';
import {
  type ShownStatement,
  showStatement,
  statementsMatching,
} from '../../../../reads/statements.ts';
import { importStatement } from '../statements/import-statement.ts';
import { previewStatement } from '../statements/preview-statement.ts';
import { rememberLayout } from '../statements/remember-layout.ts';
import { findChainEnds, findGaps } from '../statements/statements.repository.ts';
import { approveMutations } from './approve-mutations.ts';
import { assignMutation } from './assign-mutation.ts';
import { ignoreMutation } from './ignore-mutation.ts';
import { countOpenMutations, notifyMatchedMoney } from './mutations.repository.ts';
import { attachLinesOfAccount } from './paid-orders.repository.ts';

export function mountMutations({ dependencies, mount }: Server): void {
  const { database } = dependencies;

  mount(contract.listBankStatements, async ({ database }, { query }) => {
    const asRead = (row: ShownStatement) => row;
    return answer(200, await answerList(database.db, statementsMatching(query), query, asRead));
  });

  mount(contract.listStatementGaps, async ({ database }, { query }) => {
    const ends = await findChainEnds(database.db, query.paymentAccountId);
    return answer(200, { gaps: findGaps(ends) });
  });

  mount(contract.previewBankStatement, async (context, { body, file }) =>
    answer(200, await previewStatement(context, { ...body, file })),
  );

  mount(contract.saveStatementLayout, async (context, { body }) => {
    await rememberLayout(context, body);
    return answer(200, { message: 'Susunan kolom disimpan' });
  });

  mount(contract.uploadBankStatement, async (context, { body, file }) => {
    const { paymentAccountId } = body;
    const { id, addedCount, isRepeat } = await importStatement(context, { ...body, file });
    await database.transaction(async (tx) => {
      await attachLinesOfAccount(tx, paymentAccountId, context.clock.now());
      await notifyMatchedMoney(context, tx, { statementId: id, paymentAccountId });
    });
    return answer(201, { ...(await showStatement(database.db, id)), addedCount, isRepeat });
  });

  mount(contract.listMutations, async (_, { query }) =>
    answer(200, await answerList(database.db, mutationsMatching(query), query, presentMutation)),
  );

  mount(contract.countMutations, async (_, { query }) =>
    answer(200, await countOpenMutations(database.db, query.paymentAccountId)),
  );

  mount(contract.approveMutations, async (context, { body }) =>
    answer(200, { outcomes: await approveMutations(context, body.ids) }),
  );

  mount(contract.assignMutation, async (context, { params, body }) => {
    const { transactionId: orderId, reason } = body;
    await assignMutation(context, { mutationId: params.id, orderId, reason });
    return answer(200, await showMutation(dependencies, params.id));
  });

  mount(contract.ignoreMutation, async (context, { params, body }) => {
    await ignoreMutation(context, { id: params.id, ...body });
    return answer(200, await showMutation(dependencies, params.id));
  });
}

async function showMutation(
  { database }: Dependencies,
  id: number,
): Promise<contract.BankMutation> {
  const row = await findShownMutation(database.db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: 'Mutasi tidak ditemukan.' });
  return presentMutation(row);
}

function presentMutation(row: MutationRow): contract.BankMutation {
  return { ...row, state: contract.stateOfReason[row.reason] };
}
