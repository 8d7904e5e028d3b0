import { constants, createPublicKey, type KeyObject, verify, X509Certificate } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { ApkError, refusingNonsense } from './apk-error.ts';
import type { ApkLayout } from './apk-layout.ts';
import { type DigestName, digestContent } from './content-digest.ts';
import type { Signer } from './signers.ts';

interface Algorithm {
  digest: DigestName;
  /** Bytes of salt; undefined for signatures without one. */
  pssSalt?: number;
}

// Android's numbers. Our apps are not signed with DSA or the fs-verity algorithms.
const ALGORITHMS = new Map<number, Algorithm>([
  [0x0101, { digest: 'sha256', pssSalt: 32 }],
  [0x0102, { digest: 'sha512', pssSalt: 64 }],
  [0x0103, { digest: 'sha256' }],
  [0x0104, { digest: 'sha512' }],
  [0x0201, { digest: 'sha256' }],
  [0x0202, { digest: 'sha512' }],
]);

/** Every signature must hold; answers the SHA-256 of the one certificate that all of them name. */
export async function verifySigners(
  file: FileHandle,
  layout: ApkLayout,
  signers: Signer[],
): Promise<string> {
  const names = new Set(
    signers.map((signer) => refusingNonsense('signature', () => verifySigner(signer))),
  );
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) {
    throw new ApkError('signature', 'more than one signer');
  }
  const digests = signers.flatMap((signer) => signer.digests);
  for (const digestName of ['sha256', 'sha512'] as const) {
    const claimed = digests.filter(({ algorithm }) => algorithmOf(algorithm).digest === digestName);
    if (claimed.length === 0) continue;
    const actual = await digestContent(file, layout, digestName);
    if (!claimed.every(({ bytes }) => bytes.equals(actual))) {
      throw new ApkError('signature', 'the content is not what was signed');
    }
  }
  return name;
}

function verifySigner(signer: Signer): string {
  const [own] = signer.certificates;
  if (!own) throw new ApkError('signature', 'no certificate');
  const certificate = new X509Certificate(own);
  const key = createPublicKey({ key: signer.publicKey, format: 'der', type: 'spki' });
  if (!certificate.publicKey.export({ format: 'der', type: 'spki' }).equals(signer.publicKey)) {
    throw new ApkError('signature', 'the certificate belongs to another key');
  }
  const algorithms = signer.signatures.map(({ algorithm }) => algorithm);
  const digested = signer.digests.map(({ algorithm }) => algorithm);
  if (algorithms.length === 0 || algorithms.join() !== digested.join()) {
    throw new ApkError('signature', 'signatures and digests do not belong together');
  }
  for (const { algorithm, bytes } of signer.signatures) {
    if (!isSigned(signer.signedData, key, algorithmOf(algorithm), bytes)) {
      throw new ApkError('signature', 'a signature is wrong');
    }
  }
  return certificate.fingerprint256.replaceAll(':', '').toLowerCase();
}

function algorithmOf(number: number): Algorithm {
  const algorithm = ALGORITHMS.get(number);
  if (!algorithm) throw new ApkError('signature', `algorithm ${number} is not known`);
  return algorithm;
}

function isSigned(data: Buffer, key: KeyObject, algorithm: Algorithm, signature: Buffer): boolean {
  const padding =
    algorithm.pssSalt === undefined
      ? {}
      : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: algorithm.pssSalt };
  return verify(algorithm.digest, data, { key, ...padding }, signature);
}
