// META-INF/*.RSA, .EC or .DSA: a PKCS #7 block that signs the .SF file beside it.
//   ContentInfo › SignedData › certificates [0] and a set with one SignerInfo
import { createHash, verify, X509Certificate } from 'node:crypto';
import { ApkError } from './apk-error.ts';
import { childrenOf, type DerValue, readDer } from './der.ts';

const CERTIFICATES = 0xa0;
const SIGNED_ATTRIBUTES = 0xa0;
const EXPLICIT_VERSION = 0xa0;
const SET = 0x31;
const MESSAGE_DIGEST = '2a864886f70d010904';

const HASHES = new Map([
  ['2b0e03021a', 'sha1'],
  ['608648016503040201', 'sha256'],
  ['608648016503040202', 'sha384'],
  ['608648016503040203', 'sha512'],
]);

/** The signature must hold, and its certificate must be the one with this SHA-256. */
export function verifyBlock(block: Buffer, signed: Buffer, signerSha256: string): void {
  const [, wrapped] = childrenOf(readDer(block));
  const fields = wrapped ? childrenOf(readDer(wrapped.content)) : [];
  const certificates = fields.find(({ tag }) => tag === CERTIFICATES);
  const signers = fields.at(-1);
  const [signer, ...otherSigners] = signers ? childrenOf(signers) : [];
  if (!certificates || !signer || otherSigners.length > 0) {
    throw new ApkError('signature', 'the block of scheme 1 has not exactly one signer');
  }
  const [, issuerAndSerial, digestAlgorithm, ...rest] = childrenOf(signer);
  const attributes = rest[0]?.tag === SIGNED_ATTRIBUTES ? rest.shift() : undefined;
  const [, signature] = rest;
  if (!issuerAndSerial || !digestAlgorithm || !signature) {
    throw new ApkError('signature', 'the signer of scheme 1 is incomplete');
  }
  const own = childrenOf(certificates).find((each) =>
    issuerAndSerialOf(each).equals(issuerAndSerial.content),
  );
  if (!own || createHash('sha256').update(own.whole).digest('hex') !== signerSha256) {
    throw new ApkError('signature', 'scheme 1 is signed by another certificate');
  }
  const hash = hashOf(digestAlgorithm);
  const covered = attributes
    ? attributesWith(attributes, createHash(hash).update(signed).digest())
    : signed;
  if (!verify(hash, covered, new X509Certificate(own.whole).publicKey, signature.content)) {
    throw new ApkError('signature', 'the signature of scheme 1 does not hold');
  }
}

function issuerAndSerialOf(certificate: DerValue): Buffer {
  const [body] = childrenOf(certificate);
  const fields = body ? childrenOf(body) : [];
  if (fields[0]?.tag === EXPLICIT_VERSION) fields.shift();
  const [serial, , issuer] = fields;
  return Buffer.concat([issuer?.whole ?? Buffer.alloc(0), serial?.whole ?? Buffer.alloc(0)]);
}

function hashOf(algorithm: DerValue): string {
  const [identifier] = childrenOf(algorithm);
  const hash = HASHES.get(identifier?.content.toString('hex') ?? '');
  if (!hash) throw new ApkError('signature', 'scheme 1 uses a digest that is not known');
  return hash;
}

/** Signed attributes take the place of the content: one of them holds its digest. */
function attributesWith(attributes: DerValue, digest: Buffer): Buffer {
  const holdsDigest = childrenOf(attributes).some((attribute) => {
    const [identifier, values] = childrenOf(attribute);
    const value = values && readDer(values.content).content;
    return identifier?.content.toString('hex') === MESSAGE_DIGEST && value?.equals(digest) === true;
  });
  if (!holdsDigest) throw new ApkError('signature', 'scheme 1 signs another .SF file');
  // They are stored with a tag of their own and signed as a plain set.
  return Buffer.concat([Buffer.from([SET]), attributes.whole.subarray(1)]);
}
