// An update from a stick, judged by the box alone. A real app knows its own package and signer; the
// simulator takes those of its first update and holds the later ones to them.
import {
  appUpdateSentences,
  bytesToHex,
  checkAppUpdate,
  hexToBytes,
  verifyAppUpdate,
} from '@timesync/contract';
import { importSigningKeys } from './pinned-keys';
import type { InstalledVersion, SimulatedDevice } from './simulated-device';

/** The newest that the simulator pretends to be. */
const ANDROID_API_LEVEL = 30;

type Verdict = { ok: true; installed: InstalledVersion } | { ok: false; sentence: string };

export async function acceptUpdate(
  device: SimulatedDevice,
  { manifest, apk }: { manifest: string; apk: Blob },
): Promise<Verdict> {
  const bytes = readBase64Url(manifest.trim());
  const keys = await importSigningKeys(device.keys);
  const verified = await verifyAppUpdate(bytes, keys);
  if (!verified.ok) return { ok: false, sentence: appUpdateSentences[verified.problem] };
  const { packageName, signerSha256 } = verified.update;
  const known = device.installed;
  const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', await apk.arrayBuffer()));
  const checked = await checkAppUpdate(bytes, keys, {
    installed: {
      app: 'display',
      packageName: known?.packageName ?? packageName,
      versionCode: known?.versionCode ?? 0,
      signerSha256: (known && hexToBytes(known.signer)) ?? signerSha256,
      sdk: ANDROID_API_LEVEL,
    },
    file: { bytes: apk.size, sha256 },
  });
  if (!checked.ok) return { ok: false, sentence: appUpdateSentences[checked.problem] };
  const { versionCode } = checked.update;
  return { ok: true, installed: { packageName, versionCode, signer: bytesToHex(signerSha256) } };
}

/** Text that is not base64url gives no bytes, which are no manifest. */
function readBase64Url(text: string): Uint8Array {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
