// Test support: small APKs with a real manifest and real signatures of scheme 2 and 3; of scheme 1 only
// what shows that it is there.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { certificateFor } from './build-certificate.ts';
import { buildManifest, type ManifestOptions } from './build-manifest.ts';

export interface ApkSigner {
  key: KeyObject;
  publicKey: Buffer;
  certificate: Buffer;
  sha256: string;
}

export function makeSigner(): ApkSigner {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const certificate = certificateFor(key, spki);
  const sha256 = createHash('sha256').update(certificate).digest('hex');
  return { key, publicKey: spki, certificate, sha256 };
}

interface ApkOptions extends Partial<ManifestOptions> {
  signer: ApkSigner;
  schemes?: (1 | 2 | 3)[];
  /** The content of the APK beside the manifest. */
  classes?: Buffer;
  /** What the directory says about the size of that content when it is unpacked. */
  claimedBytes?: number;
}

const ECDSA_SHA256 = 0x0201;

export function buildApk(options: ApkOptions): Buffer {
  const { signer, schemes = [1, 2, 3], classes = Buffer.from('dex\n035'), claimedBytes } = options;
  const manifest = buildManifest({
    packageName: 'id.example.display',
    versionName: '1.4.0',
    versionCode: 14,
    minSdk: 23,
    ...options,
  });
  const files: ZipInput[] = [
    { name: 'AndroidManifest.xml', content: manifest },
    { name: 'classes.dex', content: classes, claimedBytes },
  ];
  const blockSchemes = schemes.filter((scheme) => scheme !== 1);
  if (schemes.includes(1)) {
    files.push({ name: 'META-INF/CERT.SF', content: Buffer.from('Signature-Version: 1.0\r\n') });
  }
  return signWhole(files, signer, blockSchemes);
}

function signWhole(files: ZipInput[], signer: ApkSigner, schemes: (2 | 3)[]): Buffer {
  const { entries, directory } = zip(files);
  const end = endRecord(files.length, directory.length, entries.length);
  const digest = contentDigest([entries, directory, end]);
  const block = schemes.length > 0 ? signingBlock(digest, signer, schemes) : Buffer.alloc(0);
  const finalEnd = endRecord(files.length, directory.length, entries.length + block.length);
  return Buffer.concat([entries, block, directory, finalEnd]);
}

interface ZipInput {
  name: string;
  content: Buffer;
  claimedBytes?: number | undefined;
}

function zip(files: ZipInput[]) {
  const heads: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const { name, content, claimedBytes } of files) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([u32(0x04034b50), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(start, 10);
    directory.push(
      Buffer.concat([u32(0x02014b50), Buffer.from([20, 0]), fields, rest, Buffer.from(name)]),
    );
    heads.push(local);
    start += local.length;
  }
  return { entries: Buffer.concat(heads), directory: Buffer.concat(directory) };
}

function endRecord(count: number, directoryBytes: number, directoryStart: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryStart, 16);
  return record;
}

const PIECE_BYTES = 1024 * 1024;

function contentDigest(sections: Buffer[]): Buffer {
  const pieces = sections.flatMap((section) =>
    Array.from({ length: Math.ceil(section.length / PIECE_BYTES) }, (_, index) => {
      const piece = section.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);
      return sha256(Buffer.concat([Buffer.from([0xa5]), u32(piece.length), piece]));
    }),
  );
  return sha256(Buffer.concat([Buffer.from([0x5a]), u32(pieces.length), ...pieces]));
}

function signingBlock(digest: Buffer, signer: ApkSigner, schemes: (2 | 3)[]): Buffer {
  const ids = { 2: 0x7109871a, 3: 0xf05368c0 };
  const pairs = schemes.map((scheme) => {
    const value = prefixed(prefixed(signerBlock(digest, signer, scheme, schemes.includes(3))));
    return Buffer.concat([u64(value.length + 4), u32(ids[scheme]), value]);
  });
  const body = Buffer.concat(pairs);
  const size = u64(body.length + 24);
  return Buffer.concat([size, body, size, Buffer.from('APK Sig Block 42')]);
}

function signerBlock(digest: Buffer, signer: ApkSigner, scheme: 2 | 3, hasThird: boolean): Buffer {
  const digests = prefixed(prefixed(Buffer.concat([u32(ECDSA_SHA256), prefixed(digest)])));
  const certificates = prefixed(prefixed(signer.certificate));
  const versions = scheme === 3 ? Buffer.concat([u32(24), u32(0x7fffffff)]) : Buffer.alloc(0);
  const protects = scheme === 2 && hasThird;
  const attributes = protects
    ? prefixed(Buffer.concat([u32(0xbeeff00d), u32(3)]))
    : Buffer.alloc(0);
  const data = Buffer.concat([digests, certificates, versions, prefixed(attributes)]);
  const signature = Buffer.concat([u32(ECDSA_SHA256), prefixed(sign('sha256', data, signer.key))]);
  return Buffer.concat([
    prefixed(data),
    versions,
    prefixed(prefixed(signature)),
    prefixed(signer.publicKey),
  ]);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const prefixed = (bytes: Buffer) => Buffer.concat([u32(bytes.length), bytes]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
