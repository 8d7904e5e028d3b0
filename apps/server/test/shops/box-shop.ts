import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { parcels } from '../../src/features/shop/shipping/parcels/parcels.schema.ts';
import { boxUnits, orderAddresses } from '../../src/features/shop/shipping/shipping.schema.ts';
import { warrantyClaims } from '../../src/features/shop/warranty/warranty.schema.ts';
import type { SignedIn } from '../people.ts';
import { sampleAddress, samplePicture } from '../shop.ts';
import type { TestApp } from '../test-app.ts';
import { openOrderShop } from './order-shop.ts';

let serials = 0;
/** A serial number that no other box has. */
export function newSerial(): string {
  serials += 1;
  return `TSB-${String(serials).padStart(6, '0')}`;
}

/** Turns what was ordered into boxes that go to the sample address. */
async function makeSent({ database: { db } }: TestApp, orderId: number): Promise<void> {
  await db.execute(sql`
    update order_lines set is_shipped = true, warranty_months = 12 where order_id = ${orderId}`);
  await db.insert(orderAddresses).values({ orderId, ...sampleAddress });
}

/** A sent box of a paid order, with an open claim and its photo. */
export async function giveBox(
  test: TestApp,
  { orderId, lineId, userId }: { orderId: number; lineId: number; userId: number },
) {
  const { db } = test.database;
  const at = test.clock.now();
  await makeSent(test, orderId);
  const sent = { orderId, status: 'sent', createdAt: at, sentAt: at } as const;
  const [parcel] = await db.insert(parcels).values(sent).returning();
  const unit = { orderLineId: lineId, unitIndex: 1, serial: newSerial() };
  const [box] = await db.insert(boxUnits).values(unit).returning();
  const photo = randomUUID();
  await test.dependencies.files.save(`claims/${photo}.webp`, await samplePicture(3, 'webp'));
  const claimed = { userId, reason: 'Mati total', photos: [photo], requestedAt: at };
  const [claim] = await db
    .insert(warrantyClaims)
    .values({ ...claimed, boxUnitId: box?.id ?? 0 })
    .returning();
  return { parcelId: parcel?.id, boxId: box?.id, claimId: claim?.id, photo };
}

/** A shop that sends boxes. */
export async function openBoxShop() {
  const shop = await openOrderShop();
  const { test, people } = shop;
  /** Places an order with an address and does not pay it. */
  async function orderBox(qty = 1): Promise<number> {
    const { id } = await shop.newOrder(qty);
    await makeSent(test, id);
    return id;
  }

  /** Paid, and its parcel waits to be packed. */
  async function paidBox(qty = 1) {
    const orderId = await orderBox(qty);
    await shop.pay(orderId);
    return parcelOf(orderId);
  }

  const listParcels = async (status: string) =>
    (await people.admin.browser.get(`/admin/parcels?status=${status}&limit=100`)).json().data;

  /** The newest of this order. */
  async function parcelOf(orderId: number) {
    const { data } = (await people.admin.browser.get('/admin/parcels?limit=100')).json();
    return data.find((parcel: { orderId: number }) => parcel.orderId === orderId);
  }

  async function sendParcel(parcelId: number, serialsOf: string[], body: object = {}) {
    const parcel = (await listParcels('to_send')).find(({ id }: { id: number }) => id === parcelId);
    const units = (parcel?.units ?? []).map(
      (unit: { orderLineId: number; unitIndex: number }, index: number) => ({
        orderLineId: unit.orderLineId,
        unitIndex: unit.unitIndex,
        serial: serialsOf[index],
      }),
    );
    return people.admin.browser.post(`/admin/parcels/${parcelId}/send`, {
      courier: 'JNE',
      trackingNumber: 'CGK123456',
      units: units.length > 0 ? units : [{ orderLineId: 1, unitIndex: 1, serial: newSerial() }],
      ...body,
    });
  }

  /** Bought, paid, sent and, by default, received: the first box as Produk Saya shows it. */
  async function ownBox({ isReceived = true } = {}) {
    const { orderId, ...parcel } = await paidBox();
    const serial = newSerial();
    await sendParcel(parcel.id, [serial]);
    if (isReceived) await people.customer.browser.post(`/my-parcels/${parcel.id}/receive`);
    const lineId = parcel.units[0].orderLineId as number;
    const [box] = await listBoxes(lineId);
    return { orderId, lineId, parcelId: parcel.id as number, serial, box };
  }

  const listBoxes = async (lineId: number) =>
    (await people.customer.browser.get(`/my-products/${lineId}/boxes`)).json().data;

  const decide = (claimId: number, body: object, admin: SignedIn = people.admin) =>
    admin.browser.post(`/admin/claims/${claimId}/decision`, body);

  return {
    ...shop,
    orderBox,
    paidBox,
    listParcels,
    parcelOf,
    sendParcel,
    ownBox,
    listBoxes,
    decide,
    claim: (
      boxId: number,
      options: { reason?: string; deviceId?: string; picture?: Buffer } = {},
    ) =>
      sendPhoto(people.customer, `/my-boxes/${boxId}/claims`, {
        fields: {
          reason: options.reason ?? 'Box mati total',
          deviceId: options.deviceId,
        },
        picture: options.picture,
      }),
    addPhoto: (claimId: number) => sendPhoto(people.customer, `/my-claims/${claimId}/photos`, {}),
  };
}

export async function sendPhoto(
  { browser }: SignedIn,
  url: string,
  { fields = {}, picture }: { fields?: Record<string, unknown>; picture?: Buffer | undefined },
) {
  return browser.sendFile(url, { bytes: picture ?? (await samplePicture(7)) }, fields);
}
