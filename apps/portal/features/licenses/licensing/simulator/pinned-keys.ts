// A real app carries the server's public keys from its build on. The simulator takes them once, from
// the server that it was loaded from, and then trusts nothing that arrives later.
import {
  decodeBase32,
  importSealingPublicKey,
  importSigningPublicKey,
  type KeysById,
  type listDeviceKeys,
  type RouteOutput,
  type SealingTarget,
} from '@timesync/contract';
import { callApi } from '~/lib/api';

type PublicKey = RouteOutput<typeof listDeviceKeys>['keys'][number];
export type PinnedKeys = PublicKey[];

export async function fetchKeys(): Promise<PinnedKeys> {
  const { keys } = await callApi('GET /device/v1/keys', {}, { toast: false });
  return keys;
}

export async function importSigningKeys(keys: PinnedKeys): Promise<KeysById> {
  const imported = keys.map(
    async ({ id, signing }) => [id, await importSigningPublicKey(pointOf(signing))] as const,
  );
  return new Map(await Promise.all(imported));
}

export async function importSealingTarget(keys: PinnedKeys): Promise<SealingTarget> {
  const current = keys.find(({ isCurrent }) => isCurrent);
  if (!current) throw new Error('The server named no current key');
  return { keyId: current.id, publicKey: await importSealingPublicKey(pointOf(current.sealing)) };
}

function pointOf(text: string) {
  const point = decodeBase32(text);
  if (!point) throw new Error('A public key is not base32');
  return point;
}
