import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import { prepareImage } from '../../../platform/files/pictures/images.ts';
import { sendPicture } from '../../../platform/files/pictures/private-picture.ts';
import { readQrPicture } from '../../../platform/files/pictures/read-qr-picture.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  createPaymentAccount,
  deletePaymentAccount,
  updatePaymentAccount,
} from './manage-payment-accounts.ts';
import {
  findPicture,
  listActiveAccounts,
  lockPaymentAccount,
  MOST_ACCOUNTS,
  paymentAccountsMatching,
  savePicture,
  showPaymentAccount,
} from './payment-accounts.ts';

/** All of them on one page. */
const ONE_PAGE = { page: 1, limit: MOST_ACCOUNTS };

export function mountPayments(server: Server): void {
  const { mount } = server;
  mountManagedPaymentAccounts(server);
  mountQrisPictures(server);
  mount(contract.listPaymentAccounts, async ({ database }) => {
    const accounts = await listActiveAccounts(database.db);
    return answer(200, contract.toPage(accounts, accounts.length, ONE_PAGE));
  });
}

function mountManagedPaymentAccounts(server: Server): void {
  const { mount } = server;
  const present = (account: contract.ManagedPaymentAccount) => account;

  mount(contract.listManagedPaymentAccounts, async ({ database }, { query }) => {
    const source = paymentAccountsMatching(query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(contract.createPaymentAccount, async (context, { body }) => {
    const { id } = await createPaymentAccount(context, body);
    return answer(201, await showPaymentAccount(context.database.db, id));
  });

  mount(contract.updatePaymentAccount, async (context, { params, body }) => {
    await updatePaymentAccount(context, params.id, body);
    return answer(200, await showPaymentAccount(context.database.db, params.id));
  });

  mount(contract.deletePaymentAccount, async (context, { params }) => {
    await deletePaymentAccount(context, params.id);
    return answer(200, { message: 'Data berhasil dihapus' });
  });

  mountExport<contract.ManagedPaymentAccount>(server, {
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

const OTHER =
  'Kode di gambar ini tidak terbaca atau bukan kode yang tersimpan. Pakai gambar asli dari penyedia QRIS.';

/** The owner's code as his provider issued it. It is public for everybody who pays. */
function mountQrisPictures({ app, dependencies, mount }: Server): void {
  const { database } = dependencies;

  mount(contract.saveQrisPicture, async (context, { params: { id }, file }) => {
    const { bytes: picture } = await prepareImage(file.bytes, context.actor.userId);
    const code = await readQrPicture(picture);
    await database.transaction(async (tx) => {
      const account = await lockPaymentAccount(tx, id);
      if (account?.type !== 'qris') throw new AppError('NOT_FOUND');
      if (code !== account.qrisPayload)
        throw new AppError('INVALID', { field: 'file', message: OTHER });
      await savePicture(tx, { paymentAccountId: id, picture, savedAt: context.clock.now() });
      await recordChange(tx, context, ['payment account', id], 'change picture');
    });
    return answer(200, await showPaymentAccount(database.db, id));
  });

  app.get<{ Params: { id: number } }>(
    '/files/qris/:id',
    { config: { access: 'user' }, schema: { params: contract.idParams, hide: true } },
    async ({ params: { id } }, reply) => {
      const picture = await findPicture(database.db, id);
      if (!picture) throw new AppError('NOT_FOUND');
      return sendPicture(reply, picture);
    },
  );
}
