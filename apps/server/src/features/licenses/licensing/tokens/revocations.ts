// The signed list is the same for every client and rarely changes: it is signed once per change and
// cached in memory, and a tag is hashed once.
import { createHash } from 'node:crypto';
import {
  getRevocations,
  NO_LICENSE_PUBLIC_ID,
  revocationTagMessage,
  signerOf,
  signRevocationList,
} from '@timesync/contract';
import type { LicenseKeys } from '../../../../platform/crypto/license-keys.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { createAnswerCache } from '../../../../platform/http/answers/answer-cache.ts';
import {
  type CachedAnswer,
  prepareAnswer,
} from '../../../../platform/http/answers/cached-answer.ts';
import { countChanges, listRevoked } from '../activations.repository.ts';
import { type DeviceId, deviceIdBytes } from '../device-id.ts';
import { licensePublicId } from './license-signer.ts';
import { REVOCATIONS_TOPIC } from './revocations-changed.ts';

interface Revocations {
  list: string;
  entries: number;
}

export function revocationList(
  { clock, database, changeEvents }: Dependencies,
  { current }: LicenseKeys,
): () => Promise<CachedAnswer> {
  const sign = signerOf(current.signing.privateKey);
  const tags = new Map<string, bigint>();
  let made: { number: number; revocations: Promise<Revocations> } | undefined;

  function tagOf(licenseId: number | null, deviceId: DeviceId): bigint {
    const key = `${licenseId} ${deviceId}`;
    const known = tags.get(key);
    if (known !== undefined) return known;
    const publicId = licenseId === null ? NO_LICENSE_PUBLIC_ID : licensePublicId(licenseId);
    const message = revocationTagMessage(publicId, deviceIdBytes(deviceId));
    const tag = createHash('sha256').update(message).digest().readBigUInt64BE(0);
    tags.set(key, tag);
    return tag;
  }

  async function make(number: number): Promise<Revocations> {
    const rows = await listRevoked(database.db);
    const revoked = rows.map(({ licenseId, deviceId, sequence }) => ({
      tag: tagOf(licenseId, deviceId),
      sequence,
    }));
    const issuedAtSeconds = Math.floor(clock.now().getTime() / 1000);
    const head = { keyId: current.id, number, issuedAtSeconds };
    const bytes = await signRevocationList(head, revoked, sign);
    return { list: Buffer.from(bytes).toString('base64url'), entries: revoked.length };
  }

  async function newest(): Promise<Revocations> {
    const number = await countChanges(database.db);
    if (made?.number !== number) {
      const revocations = make(number);
      made = { number, revocations };
      revocations.catch(() => {
        made = undefined;
      });
    }
    return made.revocations;
  }

  const answers = createAnswerCache({ maxEntries: 1, clock, mayCache: changeEvents.isListening });
  changeEvents.onChange(REVOCATIONS_TOPIC, answers.drop);
  return () => answers.get('list', async () => prepareAnswer(getRevocations, await newest()));
}
