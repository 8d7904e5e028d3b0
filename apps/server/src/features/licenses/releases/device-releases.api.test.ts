import { createHash } from 'node:crypto';
import { checkAppUpdate, verifyAppUpdate } from '@timesync/contract';
import { expect, it } from 'vitest';
import { openReleaseShop } from '../../../../test/shops/release-shop.ts';

const shop = await openReleaseShop();

const ask = async (query: string) =>
  (await shop.test.app.inject(`/device/v1/releases?${query}`)).json();
const signingKeys = () =>
  new Map(
    [...shop.test.dependencies.licenseKeys.byId].map(([id, { signing }]) => [
      id,
      signing.publicKey,
    ]),
  );

it('an older app is offered the newest, signed by a key that it carries', async () => {
  expect(await ask('app=display&versionCode=13')).toEqual({ release: null });
  await shop.publish();
  const { release } = await ask('app=display&versionCode=13');
  expect(release).toMatchObject({ versionName: '1.4.0', versionCode: 14 });
  const manifest = Buffer.from(release.manifest, 'base64url');
  expect(await verifyAppUpdate(manifest, signingKeys())).toMatchObject({
    ok: true,
    update: { app: 'display', versionCode: 14, minSdk: 23, packageName: 'id.example.display' },
  });
  // The URL leads to the file that was signed.
  const { rawPayload } = await shop.test.app.inject(new URL(release.url).pathname);
  const sha256 = createHash('sha256').update(rawPayload).digest();
  const installed = {
    app: 'display' as const,
    packageName: 'id.example.display',
    versionCode: 13,
    signerSha256: Buffer.from(shop.signer.sha256, 'hex'),
    sdk: 30,
  };
  const file = { bytes: rawPayload.length, sha256 };
  const checked = await checkAppUpdate(manifest, signingKeys(), { installed, file });
  expect(checked.ok).toBe(true);
});

it('the newest app, the other app and a withdrawn version are offered nothing', async () => {
  expect(await ask('app=display&versionCode=14')).toEqual({ release: null });
  expect(await ask('app=remote&versionCode=1')).toEqual({ release: null });
  const newer = await shop.publish({ versionCode: 15 });
  // The cached answer is dropped by the notice of the commit, a moment after it.
  const offered = () => ask('app=display&versionCode=14');
  await expect.poll(offered).toMatchObject({ release: { versionCode: 15 } });
  await shop.act(newer.id, 'withdraw');
  await expect.poll(offered).toEqual({ release: null });
});

it.each([
  ['', 'app'],
  ['app=jam&versionCode=1', 'app'],
  ['app=display', 'versionCode'],
  ['app=display&versionCode=-1', 'versionCode'],
  ['app=display&versionCode=1.5', 'versionCode'],
])('%j is refused with its field', async (query, field) => {
  expect(await ask(query)).toMatchObject({ code: 'INVALID', field });
});
