import { randomBytes } from 'node:crypto';
import {
  createActivationRequest,
  type DeviceType,
  decodeBase32,
  formatDeviceId,
  importSealingPublicKey,
  importSigningPublicKey,
  type verifyToken,
} from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from './people.ts';
import { createProduct, payOrder, placeSampleOrder, samplePicture } from './shop.ts';
import type { TestApp } from './test-app.ts';

/** A customer's paid order: its licences as "Produk Saya" shows them. */
export async function buyLicenses(
  test: TestApp,
  customer: SignedIn,
  admin: SignedIn,
  options: { qty?: number; init?: 'HP' | 'TV' } = {},
): Promise<Array<{ id: number; licenseKey: string }>> {
  const { qty = 1, init = 'TV' } = options;
  const product = await createProduct(test, {
    variants: [{ name: `Untuk ${init}`, init, price: 1000 }],
  });
  const line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0, qty };
  const order = await placeSampleOrder(customer.browser, [line]);
  return (await payOrder(admin.browser, order)).details[0].licenses;
}

/** A gift that its receiver has taken by its link. */
export async function giveLicense(
  admin: SignedIn,
  receiver: SignedIn,
  gift: { productVariantId: number; reason: string },
): Promise<{ id: number; licenseKey: string }> {
  const given = await admin.browser.post('/admin/licenses', { ...gift, qty: 1 });
  const [{ url }] = given.json().data;
  return (await consumeLicenseLink(receiver, url)).json();
}

export function consumeLicenseLink({ browser }: SignedIn, url: string, more: object = {}) {
  return browser.post('/license-handouts/take', { token: url.split('#')[1], ...more });
}

export interface SampleDevice {
  id: Uint8Array;
  idText: string;
  type: DeviceType;
}

export function newDevice(type: DeviceType = 'tvbox'): SampleDevice {
  const id = new Uint8Array(randomBytes(10));
  return { id, idText: formatDeviceId(id), type };
}

/** As the app of a device with internet asks for its licence. */
export function activateOnline(
  { app }: Pick<TestApp, 'app'>,
  licenseKey: string | undefined,
  device: { idText: string; type: string } = newDevice(),
  more: { serial?: string; appVersion?: string | undefined; releaseSecret?: string } = {},
) {
  const payload = { licenseKey, deviceId: device.idText, deviceType: device.type, ...more };
  return app.inject({ method: 'POST', url: '/device/v1/activate', payload });
}

/** The Kode Perangkat that an offline box shows, and the secret that only it knows. */
export async function newRequest(
  { app }: TestApp,
  device: SampleDevice,
  { keyId = 1, secret = new Uint8Array(randomBytes(16)) } = {},
) {
  const { keys } = (await app.inject('/device/v1/keys')).json();
  const key = keys.find(({ id }: { id: number }) => id === keyId);
  const sealingKey = await importSealingPublicKey(decodeBase32(key.sealing) ?? new Uint8Array());
  const nonce = new Uint8Array(randomBytes(4));
  const code = await createActivationRequest(
    { deviceId: device.id, deviceType: device.type, nonce, secret },
    { keyId: key.id, publicKey: sealingKey },
  );
  return { code, secret, nonce };
}

/** The keys that an app carries, as the server publishes them. */
export async function signingKeys(app: FastifyInstance) {
  const { keys } = (await app.inject('/device/v1/keys')).json();
  const entries = keys.map(async ({ id, signing }: { id: number; signing: string }) => [
    id,
    await importSigningPublicKey(decodeBase32(signing) ?? new Uint8Array()),
  ]);
  return new Map(await Promise.all(entries)) as Parameters<typeof verifyToken>[1];
}

/** "Ajukan pindah perangkat", with a picture of the broken box. */
export async function sendTransferRequest(
  { browser }: SignedIn,
  licenseId: number,
  note = 'Layar pecah',
) {
  const file = { bytes: await samplePicture(licenseId) };
  return browser.sendFile(`/my-licenses/${licenseId}/transfers`, file, { note });
}
