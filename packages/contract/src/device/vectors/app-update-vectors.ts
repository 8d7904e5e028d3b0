import { type AppUpdate, signAppUpdate } from '../app-update.ts';
import { checkAppUpdate, type InstalledApp, type ReceivedApk } from '../app-update-check.ts';
import type { KeysById } from '../device-keys.ts';
import { type Bytes, bytesToHex } from '../encoding/bytes.ts';
import { base64Url } from './base64-url.ts';
import { fixedSigner } from './p256-arithmetic.ts';
import { hex } from './sample-device.ts';
import { testSecret, testSigningPublicKeys } from './test-keys.ts';
import type { VectorCase, VectorFile } from './vector-file.ts';

const update: AppUpdate = {
  keyId: 1,
  app: 'display',
  issuedAtSeconds: 1_790_000_000,
  versionCode: 15,
  minSdk: 23,
  bytes: 12_345_678,
  sha256: hex('a1'.repeat(32)),
  signerSha256: hex('5e'.repeat(32)),
  packageName: 'id.example.display',
};
const installedBefore: InstalledApp = {
  app: 'display',
  packageName: update.packageName,
  versionCode: 14,
  signerSha256: update.signerSha256,
  sdk: 23,
};
const sameFile: ReceivedApk = { bytes: update.bytes, sha256: update.sha256 };

interface Scenario {
  name: string;
  update?: Partial<AppUpdate>;
  signedBy?: number;
  installed?: Partial<InstalledApp>;
  file?: Partial<ReceivedApk>;
  change?: (manifest: Bytes) => Bytes;
}

const scenarios: Scenario[] = [
  { name: 'a newer version' },
  { name: 'the second key', update: { keyId: 2 } },
  { name: 'highest version code', update: { versionCode: 0x7fffffff } },
  { name: 'a byte of the file changed', file: { sha256: update.sha256.with(31, 0) } },
  { name: 'the file cut off', file: { bytes: update.bytes - 1 } },
  { name: 'the same version', installed: { versionCode: 15 } },
  { name: 'an older version', installed: { versionCode: 16 } },
  { name: 'another signer', installed: { signerSha256: hex('00'.repeat(32)) } },
  { name: 'another package', installed: { packageName: 'id.example.other' } },
  { name: 'the other app', update: { app: 'remote' } },
  { name: 'an Android that is too old', installed: { sdk: 22 } },
  { name: 'the manifest changed', change: (bytes) => bytes.with(10, 1) },
  { name: 'signed with another key', signedBy: 2 },
  { name: 'a key id that the app does not know', update: { keyId: 9 }, signedBy: 1 },
  { name: 'an app that nobody knows', change: (bytes) => bytes.with(5, 9) },
  { name: 'a later version of this form', change: (bytes) => bytes.with(3, 0x32) },
  { name: 'cut in its head', change: (bytes) => bytes.slice(0, 100) },
  { name: 'nothing', change: () => new Uint8Array() },
];

export async function appUpdateVectors(): Promise<VectorFile> {
  const keys = await testSigningPublicKeys();
  return {
    about: 'Signed updates as an app checks them. TEST KEYS of keys.json.',
    cases: await Promise.all(scenarios.map((scenario) => makeCase(scenario, keys))),
  };
}

async function makeCase(scenario: Scenario, keys: KeysById): Promise<VectorCase> {
  const offered = { ...update, ...scenario.update };
  const installed = { ...installedBefore, ...scenario.installed };
  const file = { ...sameFile, ...scenario.file };
  const sign = fixedSigner(testSecret('signing', scenario.signedBy ?? offered.keyId));
  const signed = await signAppUpdate(offered, sign);
  const manifest = scenario.change?.(signed) ?? signed;
  const checked = await checkAppUpdate(manifest, keys, { installed, file });
  return {
    name: scenario.name,
    manifest: bytesToHex(manifest),
    text: base64Url(manifest),
    app: installed.app,
    packageName: installed.packageName,
    versionCode: `${installed.versionCode}`,
    signer: bytesToHex(installed.signerSha256),
    sdk: `${installed.sdk}`,
    fileBytes: `${file.bytes}`,
    fileSha256: bytesToHex(file.sha256),
    result: checked.ok ? 'ok' : checked.problem,
  };
}
