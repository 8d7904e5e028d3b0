import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  createPaymentAccount,
  deletePaymentAccount,
  updatePaymentAccount,
} from './manage-payment-accounts.ts';
import { paymentAccountsMatching, showPaymentAccount } from './payment-accounts.repository.ts';

export function mountManagedPaymentAccounts(
  app: FastifyInstance,
  dependencies: Dependencies,
): void {
  const present = (account: contract.ManagedPaymentAccount) => account;

  mount(app, dependencies, contract.listManagedPaymentAccounts, async ({ database }, { query }) => {
    const source = paymentAccountsMatching(query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(app, dependencies, contract.createPaymentAccount, async (context, { body }) => {
    const { id } = await createPaymentAccount(context, body);
    return answer(201, await showPaymentAccount(context.database.db, id));
  });

  mount(app, dependencies, contract.updatePaymentAccount, async (context, { params, body }) => {
    await updatePaymentAccount(context, params.id, body);
    return answer(200, await showPaymentAccount(context.database.db, params.id));
  });

  mount(app, dependencies, contract.deletePaymentAccount, async (context, { params }) => {
    await deletePaymentAccount(context, params.id);
    return answer(200, { message: 'Data berhasil dihapus' });
  });

  mountExport<contract.ManagedPaymentAccount>(app, dependencies, {
    list: contract.listManagedPaymentAccounts,
    fileName: 'rekening',
    source: paymentAccountsMatching,
    header: ['Nama', 'Nomor Rekening', 'Nama Akun', 'Jenis', 'Aktif'],
    toCells: (account) => [
      account.name,
      account.accountNumber,
      account.accountName,
      account.type,
      account.active,
    ],
  });
}
