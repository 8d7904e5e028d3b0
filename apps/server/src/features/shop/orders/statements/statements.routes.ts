import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import { type ShownStatement, statementsMatching } from '../../../../reads/statements.ts';
import { requireSmall } from './import-statement.ts';
import { previewStatement } from './preview-statement.ts';
import { rememberLayout } from './remember-layout.ts';
import { findChainEnds, findGaps } from './statements.repository.ts';

/** Reading a file is mounted with the orders it may pay (`orders/mutations`). */
export function mountStatements({ mount }: Server): void {
  mount(contract.listBankStatements, async ({ database }, { query }) => {
    const asRead = (row: ShownStatement) => row;
    return answer(200, await answerList(database.db, statementsMatching(query), query, asRead));
  });

  mount(contract.listStatementGaps, async ({ database }, { query }) => {
    const ends = await findChainEnds(database.db, query.paymentAccountId);
    return answer(200, { gaps: findGaps(ends) });
  });

  mount(contract.previewBankStatement, async (context, { body, file }) => {
    requireSmall(file);
    return answer(200, await previewStatement(context, { ...body, file }));
  });

  mount(contract.saveStatementLayout, async (context, { body }) => {
    await rememberLayout(context, body);
    return answer(200, { message: 'Susunan kolom disimpan' });
  });
}
