// The server's side of "Aktivasi lewat HP": opens the secret with the key that the request names.
import {
  type ActivationRequest,
  type RequestReadProblem,
  readActivationRequest,
} from './activation-request.ts';
import { importSealingPublicKey, type KeysById } from './device-keys.ts';
import type { Bytes } from './encoding/bytes.ts';
import { decompressPoint } from './encoding/p256-point.ts';
import { openSecret } from './sealed-secret.ts';

export type RequestProblem = RequestReadProblem | { problem: 'unknown-key' | 'sealed' };

export type OpenedRequest =
  | { ok: true; request: ActivationRequest & { secret: Bytes }; code: string }
  | ({ ok: false } & RequestProblem);

/** `sealingKeys` are the private ones, by key id; old ids stay until no box shows them any more. */
export async function openActivationRequest(
  text: string,
  sealingKeys: KeysById,
): Promise<OpenedRequest> {
  const read = readActivationRequest(text);
  if (!read.ok) return read;
  const { request, code } = read;
  const privateKey = sealingKeys.get(request.keyId);
  if (privateKey === undefined) return { ok: false, problem: 'unknown-key' };
  const point = decompressPoint(request.ephemeralPoint);
  if (point === undefined) return { ok: false, problem: 'sealed' };
  const publicKey = await importSealingPublicKey(point);
  const secret = await openSecret(request.sealedSecret, { ...request, privateKey, publicKey });
  if (secret === undefined) return { ok: false, problem: 'sealed' };
  return { ok: true, request: { ...request, secret }, code };
}
