import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../../../platform/http/mount.ts';
import { findKnown } from './find-known.ts';
import { importCustomers } from './import-customers.ts';
import { judgeRows } from './judge-rows.ts';
import { readImportFile } from './read-import-file.ts';

export function mountCustomerImport({ mount }: Server): void {
  mount(contract.previewImport, async ({ clock, database }, { file }) => {
    const rows = readImportFile(file.bytes);
    const { answers } = judgeRows(rows, await findKnown(database.db, rows, clock.now()));
    return answer(200, { rows, answers });
  });

  mount(contract.importCustomers, async (context, { body }) =>
    answer(200, { answers: await importCustomers(context, body.rows) }),
  );
}
