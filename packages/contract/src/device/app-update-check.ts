// An app's checks of an update, in a fixed order: the first failure is the sentence it shows.
import { type AppUpdate, type VerifiedAppUpdate, verifyAppUpdate } from './app-update.ts';
import type { KeysById } from './device-keys.ts';
import { isSameBytes } from './encoding/bytes.ts';

/** The app that runs on the device now. */
export type InstalledApp = Pick<
  AppUpdate,
  'app' | 'packageName' | 'versionCode' | 'signerSha256'
> & {
  /** Android's API level. */
  sdk: number;
};

/** The file as it arrived. */
export type ReceivedApk = Pick<AppUpdate, 'bytes' | 'sha256'>;

export type AppUpdateProblem =
  | Extract<VerifiedAppUpdate, { ok: false }>['problem']
  | 'other-app'
  | 'other-signer'
  | 'older'
  | 'android-too-old'
  | 'changed';

export type CheckedAppUpdate =
  | { ok: true; update: AppUpdate }
  | { ok: false; problem: AppUpdateProblem };

export async function checkAppUpdate(
  manifest: Uint8Array,
  signingKeys: KeysById,
  { installed, file }: { installed: InstalledApp; file: ReceivedApk },
): Promise<CheckedAppUpdate> {
  const verified = await verifyAppUpdate(manifest, signingKeys);
  if (!verified.ok) return verified;
  const { update } = verified;
  const problem = findProblem(update, installed, file);
  return problem ? { ok: false, problem } : verified;
}

function findProblem(
  update: AppUpdate,
  installed: InstalledApp,
  file: ReceivedApk,
): AppUpdateProblem | undefined {
  const isSameApp = update.app === installed.app && update.packageName === installed.packageName;
  if (!isSameApp) return 'other-app';
  if (!isSameBytes(update.signerSha256, installed.signerSha256)) return 'other-signer';
  if (update.versionCode <= installed.versionCode) return 'older';
  if (update.minSdk > installed.sdk) return 'android-too-old';
  const isWhole = file.bytes === update.bytes && isSameBytes(file.sha256, update.sha256);
  return isWhole ? undefined : 'changed';
}
