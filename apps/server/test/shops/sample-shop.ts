import { activateOnline, buyLicenses, sendTransferRequest } from '../licenses.ts';
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
  const account = await createPaymentAccount(test);
  const [license] = await buyLicenses(test, owner, admin);
  if (!license) throw new Error('no licence');
  await activateOnline(test, license.licenseKey);
  await sendTransferRequest(owner, license.id);
  const line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 };
  const { id: unpaidId } = await placeSampleOrder(owner.browser, [line]);
  await sendProof(owner.browser, unpaidId, { paymentAccountId: account.id });

  const [, paid] = (await owner.browser.get('/transaction')).json().data;
  const bought = (await owner.browser.get(`/transaction/${paid.id}`)).json();
  const [transfer] = (await admin.browser.get('/admin/transfers')).json().data;
  return {
    admin,
    owner,
    sessionId: (await owner.browser.get('/auth/sessions')).json().data[0].id,
    productId: product.id,
    line,
    unpaid: { id: unpaidId, accountId: account.id },
    paid: { id: paid.id, lineId: bought.details[0].id },
    license,
    proof: bought.paymentProof,
    evidence: transfer.evidence[0],
  };
}
