// A shop with Meta's gateway and one customer who agrees to WhatsApp messages.
import { randomUUID } from 'node:crypto';
import { ADMIN } from './portal.mjs';
import { createVisitor } from './visitor.mjs';

export async function openMessages(portal) {
  const admin = createVisitor(portal);
  await admin.signIn(ADMIN);
  const channel = {
    provider: 'wa-cloud',
    phoneNumberId: '106655',
    templateName: 'kabar_pesanan',
    templateLanguage: 'id',
    token: 'stand-in-token',
    appSecret: 'stand-in-secret',
  };
  await expectOk(admin.call('PATCH', '/admin/whatsapp', { json: channel }));
  const email = `${randomUUID()}@long.test`;
  const person = { name: 'Takmir', whatsapp: '081234567890', password: 'long-password' };
  await expectOk(
    createVisitor(portal).post('/auth/register', { ...person, email, wantsWhatsapp: true }),
  );
  const users = await expectOk(admin.get(`/admin/users?email=${encodeURIComponent(email)}`));
  const userId = users.data[0].id;
  const { data: products } = await expectOk(admin.get('/public/products'));
  const isForTv = ({ init }) => init === 'TV';
  const product = products.find(({ ProductVariant }) => ProductVariant.some(isForTv));
  const productVariantId = product.ProductVariant.find(isForTv).id;
  const details = [{ productId: product.id, productVariantId, qty: 1 }];
  return {
    /** Orders for him by phone: one mail, one message. */
    cause: () => expectOk(admin.post('/admin/transactions', { userId, details })),
    /** Returns the states of the newest hundred messages. */
    async states() {
      const { data } = await expectOk(admin.get(`/admin/users/${userId}/notices`));
      return data.filter(({ channel }) => channel === 'whatsapp').map(({ state }) => state);
    },
    moveTo: (next) => admin.moveTo(next),
  };
}

async function expectOk(asking) {
  const { ok, status, body } = await asking;
  if (!ok) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
