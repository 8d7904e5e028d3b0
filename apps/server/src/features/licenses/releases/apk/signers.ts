// The pairs of the signing block and the signers in them (Android's schemes v2 and v3): who signed
// which digests of the file. Everything is length-prefixed, little-endian.
import { ApkError } from './apk-error.ts';

const SCHEME_2 = 0x7109871a;
const SCHEME_3 = 0xf05368c0;
/** A v2 signature contains this when a v3 one exists, so that the latter cannot be stripped. */
const STRIPPING_PROTECTION = 0xbeeff00d;

export interface Signer {
  scheme: 2 | 3;
  signedData: Buffer;
  digests: { algorithm: number; bytes: Buffer }[];
  /** DER; the first is the signer's own. */
  certificates: Buffer[];
  signatures: { algorithm: number; bytes: Buffer }[];
  publicKey: Buffer;
}

export function readSigners(pairs: Buffer): Signer[] {
  const blocks = readPairs(pairs);
  const second = blocks.get(SCHEME_2);
  const third = blocks.get(SCHEME_3);
  if (!third && second && second.some(claimsThirdScheme)) {
    throw new ApkError('signature', 'a signature of scheme 3 was taken out');
  }
  const signers = [...(second ?? []), ...(third ?? [])];
  if (signers.length === 0) throw new ApkError('unsigned', 'no signature of scheme 2 or 3');
  return signers;

  function claimsThirdScheme({ signedData }: Signer) {
    const [, , attributes] = sequencesOf(signedData);
    return listOf(attributes ?? Buffer.alloc(0)).some(
      (attribute) => attribute.readUInt32LE(0) === STRIPPING_PROTECTION,
    );
  }
}

function readPairs(pairs: Buffer): Map<number, Signer[]> {
  const blocks = new Map<number, Signer[]>();
  let at = 0;
  while (at < pairs.length) {
    const length = Number(pairs.readBigUInt64LE(at));
    const id = pairs.readUInt32LE(at + 8);
    const next = at + 8 + length;
    if (length < 4 || next > pairs.length) throw new ApkError('signature', 'a pair is cut');
    if (blocks.has(id)) throw new ApkError('signature', 'a scheme is there twice');
    if (id === SCHEME_2) blocks.set(id, readBlock(pairs.subarray(at + 12, next), 2));
    if (id === SCHEME_3) blocks.set(id, readBlock(pairs.subarray(at + 12, next), 3));
    at = next;
  }
  return blocks;
}

function readBlock(value: Buffer, scheme: 2 | 3): Signer[] {
  const [signers, ...rest] = sequencesOf(value);
  if (!signers || rest.length > 0)
    throw new ApkError('signature', 'a block holds more than signers');
  return listOf(signers).map((signer) => readSigner(signer, scheme));
}

function readSigner(signer: Buffer, scheme: 2 | 3): Signer {
  const signedData = prefixed(signer, 0);
  // Scheme 3 repeats the range of Android versions between the signed data and the signatures.
  const versionsBytes = scheme === 3 ? 8 : 0;
  const [signatures, publicKey, ...rest] = sequencesOf(
    signer.subarray(4 + signedData.length + versionsBytes),
  );
  const [digests, certificates] = sequencesOf(signedData, scheme === 3 ? 2 : undefined);
  if (!digests || !certificates || !signatures || !publicKey || rest.length > 0) {
    throw new ApkError('signature', 'a signer is incomplete');
  }
  const versionsStart = 8 + digests.length + certificates.length;
  const signedVersions = signedData.subarray(versionsStart, versionsStart + versionsBytes);
  const versionsAt = 4 + signedData.length;
  if (!signer.subarray(versionsAt, versionsAt + versionsBytes).equals(signedVersions)) {
    throw new ApkError('signature', 'the range of Android versions is not the signed one');
  }
  return {
    scheme,
    signedData,
    digests: listOf(digests).map(algorithmAndBytes),
    certificates: listOf(certificates),
    signatures: listOf(signatures).map(algorithmAndBytes),
    publicKey,
  };
}

const algorithmAndBytes = (entry: Buffer) => ({
  algorithm: entry.readUInt32LE(0),
  bytes: prefixed(entry, 4),
});

function prefixed(bytes: Buffer, at: number): Buffer {
  const length = bytes.readUInt32LE(at);
  if (at + 4 + length > bytes.length) throw new ApkError('signature', 'a length points outside');
  return bytes.subarray(at + 4, at + 4 + length);
}

/** Length-prefixed values one after the other; at most `most` of them. */
function sequencesOf(bytes: Buffer, most = Number.POSITIVE_INFINITY): Buffer[] {
  const values: Buffer[] = [];
  for (let at = 0; at < bytes.length && values.length < most; ) {
    const value = prefixed(bytes, at);
    values.push(value);
    at += 4 + value.length;
  }
  return values;
}

const listOf = (bytes: Buffer) => sequencesOf(bytes);
