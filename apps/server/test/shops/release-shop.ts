// Serves the tests of releases.
import type { LightMyRequestResponse } from 'fastify';
import { type ApkSigner, buildApk, makeSigner } from '../../../../clients/sample-apks/build-apk.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { createTestApp, type TestAppOptions } from '../test-app.ts';

type ApkOptions = Omit<Parameters<typeof buildApk>[0], 'signer'> & { signer?: ApkSigner };

/** An admin with app files to upload, all by one signer by default. */
export async function openReleaseShop(options: TestAppOptions = {}) {
  const test = await createTestApp(options);
  const admin: SignedIn = await signInAs(test, 'admin');
  const signer = makeSigner();
  const path = '/admin/releases';

  async function send(
    app: string,
    bytes: Buffer | undefined,
    { browser }: SignedIn = admin,
  ): Promise<LightMyRequestResponse> {
    const file = bytes && { bytes, name: '../../jahat.apk' };
    return browser.sendFile(path, file, { app });
  }

  const build = (apk: ApkOptions = {}) => buildApk({ signer, ...apk });
  const upload = (apk: ApkOptions = {}, app = 'display') => send(app, build(apk));
  const act = (id: number, action: 'publish' | 'withdraw') =>
    admin.browser.post(`${path}/${id}/${action}`);

  async function publish(apk: ApkOptions = {}, app = 'display') {
    const { id } = (await upload(apk, app)).json();
    return (await act(id, 'publish')).json();
  }

  return { test, admin, signer, path, build, send, upload, act, publish };
}
