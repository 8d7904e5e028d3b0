import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { createBatcher } from '../../../../platform/db/batcher.ts';
import { readIdempotencyKey } from '../../../../platform/http/idempotency-key.ts';
import {
  type ActorContext,
  answer,
  type Context,
  type Server,
} from '../../../../platform/http/mount.ts';
import { findShownLicense } from '../../../../reads/licenses.ts';
import { listUnits } from '../../../../reads/order-units.ts';
import { listOrderedItems, listOwnOrders } from '../../../../reads/own-orders.ts';
import { findOwnLine, listOwnLines, type OwnLine } from '../../../../reads/own-products.ts';
import { fileLicense, type LicensePlace } from '../../../licenses/licensing/own/mosque-licenses.ts';
import { cancelOrder } from '../cancel-order.ts';
import { changeOwnBillTo } from '../documents/change-bill-to.ts';
import { fileOrderOfLicense } from '../file-orders.ts';
import { getOrder, type LoadedOrder } from '../load-order.repository.ts';
import { insertOrders } from '../placing/insert-orders.ts';
import type { NewOrder } from '../placing/new-order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { presentLine, presentOrder, type UnitsByLine } from '../present-order.ts';
import { submitPaymentProof } from '../proofs/submit-payment-proof.ts';

export function mountOwnOrders(server: Server): void {
  mountOwnProducts(server);
  const { dependencies, mount } = server;
  // A batch that waited too long for a lock is not retried: each of its orders is tried alone.
  const insertInBatch = createBatcher((orders: NewOrder[]) =>
    dependencies.database.transaction((tx) => insertOrders(dependencies, tx, orders), {
      retries: 0,
    }),
  );

  mount(contract.placeOrder, async (context, { body }, { request }) => {
    const checkout = {
      ...body,
      customerId: context.actor.userId,
      idempotencyKey: readIdempotencyKey(request),
    };
    const order = await placeOrder(context, checkout, insertInBatch);
    // Sent twice, it may have been paid meanwhile.
    if (order.status === 'paid') return answer(201, await showOwnOrder(context, order.id));
    return answer(201, present(order, new Map(), context));
  });

  mount(contract.listOwnOrders, async (context, { query }) => {
    const { actor, clock, database } = context;
    const { rows, total } = await listOwnOrders(database.db, actor.userId, query);
    const now = clock.now();
    const data = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      allowedActions: contract.allowedOrderActions(row, 'customer', now),
    }));
    return answer(200, contract.toPage(data, total, query));
  });

  mount(contract.getOwnOrder, async (context, { params }) =>
    answer(200, await showOwnOrder(context, params.id)),
  );

  mount(contract.listOrderedItems, async ({ actor, database }, { params }) => {
    const items = await listOrderedItems(database.db, { ...params, userId: actor.userId });
    if (items.length === 0) throw new AppError('NOT_FOUND');
    return answer(200, { items });
  });

  mount(contract.confirmPayment, async (context, { params, body, file }, { request }) => {
    await submitPaymentProof(context, {
      orderId: params.id,
      paymentAccountId: body.paymentAccountId,
      image: file.bytes,
      idempotencyKey: readIdempotencyKey(request),
    });
    return answer(200, await showOwnOrder(context, params.id));
  });

  mount(contract.changeBillTo, async (context, { params, body }) => {
    await changeOwnBillTo(context, { orderId: params.id, billTo: body });
    return answer(200, await showOwnOrder(context, params.id));
  });

  mount(contract.cancelOwnOrder, async (context, { params }) => {
    await cancelOrder(context, { orderId: params.id, by: 'customer' });
    return answer(200, await showOwnOrder(context, params.id));
  });
}

async function showOwnOrder(
  { actor, clock, database }: ActorContext,
  orderId: number,
): Promise<contract.Order> {
  const order = await getOrder(database.db, orderId, actor.userId);
  const hasUnits = order.status === 'paid';
  const units = hasUnits ? await listUnits(database.db, orderId, actor.userId) : new Map();
  return present(order, units, { clock });
}

const present = (order: LoadedOrder, units: UnitsByLine, { clock }: Pick<Context, 'clock'>) =>
  presentOrder(order, { viewer: 'customer', units, now: clock.now() });

function mountOwnProducts({ mount }: Server): void {
  mount(contract.listOwnProducts, async ({ actor, database }, { query }) => {
    const { lines, total } = await listOwnLines(database.db, actor.userId, query);
    return answer(200, contract.toPage(lines.map(presentOwn), total, query));
  });

  mount(contract.getOwnProduct, async ({ actor, database }, { params }) => {
    const line = await findOwnLine(database.db, actor.userId, params.id);
    if (!line) throw new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
    return answer(200, presentOwn(line));
  });

  mount(contract.fileLicense, async (context, { params, body }) => {
    const { id } = params;
    await fileOwnLicense(context, { licenseId: id, mosqueId: body.mosqueId, room: body.room });
    const { actor, database } = context;
    const license = await findShownLicense(database.db, { id, userId: actor.userId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    return answer(200, { id, mosque: license.mosque, room: license.room });
  });
}

function presentOwn(line: OwnLine): contract.OwnProduct {
  const { invoiceNumber, licenses, mosque, paidAt } = line;
  return {
    ...presentLine(line, true),
    licenses,
    invoiceNumber,
    mosque,
    paidAt: paidAt.toISOString(),
  };
}

// Filing a licence to a mosque. Its order follows once all its licences are there, with documents,
// boxes and warranty; documents that were issued keep their name.
async function fileOwnLicense(context: ActorContext, place: LicensePlace): Promise<void> {
  await context.database.transaction(async (tx) => {
    const mosqueId = await fileLicense(context, tx, place);
    if (mosqueId === null) return;
    const { licenseId } = place;
    await fileOrderOfLicense(tx, { licenseId, mosqueId, userId: context.actor.userId });
  });
}
