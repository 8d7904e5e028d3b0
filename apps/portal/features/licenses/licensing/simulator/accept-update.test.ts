import {
  appUpdateSentences,
  encodeBase32,
  exportPublicPoint,
  signAppUpdate,
  signerOf,
} from '@timesync/contract';
import { beforeAll, expect, test } from 'vitest';
import { acceptUpdate } from './accept-update';
import type { SimulatedDevice } from './simulated-device';

const apk = new Blob(['isi aplikasi']);
const signer = new Uint8Array(32).fill(7);
let device: SimulatedDevice;
let makeManifest: (change?: object) => Promise<string>;

beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const point = encodeBase32(await exportPublicPoint(pair.publicKey));
  device = {
    deviceId: '00',
    nonce: '00',
    secret: '00',
    deviceType: 'tvbox',
    code: 'x',
    keys: [{ id: 1, signing: point, sealing: point, isCurrent: true }],
    activation: null,
  };
  const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', await apk.arrayBuffer()));
  makeManifest = async (change = {}) => {
    const update = {
      keyId: 1,
      app: 'display' as const,
      issuedAtSeconds: 1,
      versionCode: 15,
      minSdk: 23,
      bytes: apk.size,
      sha256,
      signerSha256: signer,
      packageName: 'id.example.display',
      ...change,
    };
    const bytes = await signAppUpdate(update, signerOf(pair.privateKey));
    return Buffer.from(bytes).toString('base64url');
  };
});

const installed = { packageName: 'id.example.display', versionCode: 14, signer: '07'.repeat(32) };

test('the first update decides the signer, the next must have the same', async () => {
  const manifest = await makeManifest();
  const expected = { ok: true, installed: { ...installed, versionCode: 15 } };
  expect(await acceptUpdate(device, { manifest, apk })).toEqual(expected);
  const next = { manifest: ` ${manifest}\n`, apk };
  expect(await acceptUpdate({ ...device, installed }, next)).toEqual(expected);
});

test.each([
  ['a changed byte', {}, new Blob(['isi aplikasI']), 'changed'],
  ['an older version', { versionCode: 13 }, apk, 'older'],
  ['another signer', { signerSha256: new Uint8Array(32) }, apk, 'other-signer'],
  ['the other app', { app: 'remote' }, apk, 'other-app'],
  ['a newer Android', { minSdk: 31 }, apk, 'android-too-old'],
] as const)('%s is refused', async (_, change, file, problem) => {
  const manifest = await makeManifest(change);
  const verdict = await acceptUpdate({ ...device, installed }, { manifest, apk: file });
  expect(verdict).toEqual({ ok: false, sentence: appUpdateSentences[problem] });
});

test('nonsense is no manifest', async () => {
  const verdict = await acceptUpdate(device, { manifest: '???', apk });
  expect(verdict).toEqual({ ok: false, sentence: appUpdateSentences.format });
});
