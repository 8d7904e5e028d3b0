import { activateOnline, sendTransferRequest } from '../licenses.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { createPaymentAccount, createProduct, placeSampleOrder, sendProof } from '../shop.ts';
import type { TestApp } from '../test-app.ts';

/** This text must never leave the back office. */
export const SECRET_NOTE = 'catatan rahasia penjual';
/** Only customers who have paid get this file. */
export const PAID_FILE = 'https://unduh.test/berkas-berbayar.apk';

export interface SampleShop {
  admin: SignedIn;
  owner: SignedIn;
  /** The session of the owner's browser. */
  sessionId: string;
  productId: number;
  line: { productId: number; productVariantId: number };
  unpaid: { id: number; accountId: number };
  paid: { id: number; lineId: number };
  license: { id: number; licenseKey: string };
  proof: string;
  evidence: string;
}

/** One customer with one of everything: an unpaid and a paid order, proof, licence, transfer. */
export async function fillSampleShop(test: TestApp): Promise<SampleShop> {
  const admin = await signInAs(test, 'admin');
  const owner = await signInAs(test);
  const priceSteps = [{ fromQty: 5, price: 220_000 }];
  const product = await createProduct(test, {
    note: SECRET_NOTE,
    fileUrl: PAID_FILE,
    variants: [{ name: 'TV Box', init: 'TV', price: 249_000, priceSteps, mitraSteps: priceSteps }],
  });
  const { id: accountId } = await createPaymentAccount(test);
  const order = async ({ id, variants }: typeof product) => {
    const line = { productId: id, productVariantId: variants[0]?.id ?? 0 };
    const placed = await placeSampleOrder(owner.browser, [line]);
    await sendProof(owner.browser, placed.id, { paymentAccountId: accountId });
    return { line, transactionId: placed.id as number };
  };
  const { transactionId } = await order(await createProduct(test));
  const approved = await admin.browser.post('/admin/transactions/approve', { transactionId });
  const { details, paymentProof } = approved.json();
  const [license] = details[0].licenses;
  await activateOnline(test, license.licenseKey);
  await sendTransferRequest(owner, license.id);
  const unpaid = await order(product);
  const [transfer] = (await admin.browser.get('/admin/transfers')).json().data;
  return {
    admin,
    owner,
    sessionId: (await owner.browser.get('/auth/sessions')).json().data[0].id,
    productId: product.id,
    line: unpaid.line,
    unpaid: { id: unpaid.transactionId, accountId },
    paid: { id: transactionId, lineId: details[0].id },
    license,
    proof: paymentProof,
    evidence: transfer.evidence[0],
  };
}
