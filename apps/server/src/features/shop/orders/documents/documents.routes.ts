import {
  checkReceipt,
  type DocumentFile,
  documentPaths,
  hasAdminArea,
  idParams,
  isoDate,
} from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { sendPdf } from '../../../../platform/http/answers/send-pdf.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { getOrder } from '../load-order.repository.ts';
import { drawDocument } from './draw-document.ts';
import { findReceiptByCode } from './receipts.repository.ts';

export function mountDocuments(server: Server): void {
  const { mount } = server;
  mountDocument(server, 'document');
  mountDocument(server, 'treasurer');

  mount(checkReceipt, async ({ client, database, limits }, { params }) => {
    await limits.spend('receiptChecksPerAddress', networkKey(client.address));
    const found = await findReceiptByCode(database.db, params.code);
    if (!found) throw new AppError('NOT_FOUND', { message: 'Kwitansi ini tidak kami kenal.' });
    const { number, amount, issuedAt, isValid } = found;
    return answer(200, {
      number,
      amount: isValid ? amount : null,
      day: isValid ? isoDate(issuedAt) : null,
    });
  });
}

/** For its buyer and for admins; to others the order does not exist. */
function mountDocument({ app, dependencies }: Server, file: DocumentFile): void {
  app.get<{ Params: { id: number } }>(
    documentPaths[file],
    { config: { access: 'user' }, schema: { params: idParams, hide: true } },
    async ({ actor, params }, reply) => {
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      await dependencies.limits.spend('documentsPerUser', String(actor.userId));
      const owner = hasAdminArea(actor, 'orders') ? undefined : actor.userId;
      const order = await getOrder(dependencies.database.db, params.id, owner);
      const withProof = file === 'treasurer';
      const { name, bytes } = await drawDocument(dependencies, order, { withProof });
      return sendPdf(reply, name, bytes);
    },
  );
}
