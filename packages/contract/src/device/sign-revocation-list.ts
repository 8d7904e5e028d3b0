import type { Signer } from './device-keys.ts';
import { asciiBytes, type Bytes, concatBytes } from './encoding/bytes.ts';
import {
  REVOCATION_ENTRY_BYTES,
  REVOCATION_HEAD_BYTES,
  REVOCATION_MAGIC,
  REVOCATION_TAG_BYTES,
  type RevocationListHead,
  revocationMessage,
} from './revocation-list.ts';

export interface RevokedActivation {
  /** See `revocationTag`. */
  tag: bigint;
  /** The last sequence that does not count any more. */
  sequence: number;
}

/** When entries share a tag, the highest sequence counts. */
export async function signRevocationList(
  head: RevocationListHead,
  revoked: Iterable<RevokedActivation>,
  sign: Signer,
): Promise<Bytes> {
  const sequences = new Map<bigint, number>();
  for (const { tag, sequence } of revoked) {
    sequences.set(tag, Math.max(sequence, sequences.get(tag) ?? 0));
  }
  const sorted = BigUint64Array.from(sequences.keys()).sort();
  const body = new Uint8Array(REVOCATION_HEAD_BYTES + sorted.length * REVOCATION_ENTRY_BYTES);
  body.set(asciiBytes(REVOCATION_MAGIC));
  const view = new DataView(body.buffer);
  view.setUint8(4, head.keyId);
  view.setUint32(5, head.number);
  view.setUint32(9, head.issuedAtSeconds);
  view.setUint32(13, sorted.length);
  sorted.forEach((tag, index) => {
    const start = REVOCATION_HEAD_BYTES + index * REVOCATION_ENTRY_BYTES;
    view.setBigUint64(start, tag);
    view.setUint16(start + REVOCATION_TAG_BYTES, sequences.get(tag) ?? 0);
  });
  return concatBytes(body, await sign(revocationMessage(body)));
}
