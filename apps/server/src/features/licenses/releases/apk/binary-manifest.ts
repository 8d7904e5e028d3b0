// AndroidManifest.xml in its binary form in an APK: chunks of a string pool, a map of resource ids
// and the elements. Only the attributes of <manifest> and <uses-sdk> are read.
import { ApkError, refusingNonsense } from './apk-error.ts';

const XML_FILE = 0x0003;
const STRING_POOL = 0x0001;
const RESOURCE_MAP = 0x0180;
const START_ELEMENT = 0x0102;
const UTF8_FLAG = 1 << 8;
const NOTHING = 0xffffffff;
const TYPE_STRING = 0x03;

// Attributes of Android are known by number: their names may be stripped.
const VERSION_CODE = 0x0101021b;
const VERSION_NAME = 0x0101021c;
const MIN_SDK = 0x0101020c;
const VERSION_CODE_MAJOR = 0x01010576;

export interface Manifest {
  packageName: string;
  versionName: string;
  versionCode: number;
  /** Android's number of its interfaces: 23 is Android 6. */
  minSdk: number;
}

interface Attribute {
  name: string;
  resource: number | undefined;
  text: string | undefined;
  number: number;
}

export function readBinaryManifest(bytes: Buffer): Manifest {
  return refusingNonsense('not-an-apk', () => {
    if (bytes.readUInt16LE(0) !== XML_FILE) throw new ApkError('not-an-apk', 'no binary manifest');
    const elements = readElements(bytes);
    const manifest = elements.get('manifest') ?? [];
    const packageName = manifest.find(({ name }) => name === 'package')?.text;
    const versionCode = numberOf(manifest, VERSION_CODE);
    const versionName = manifest.find(({ resource }) => resource === VERSION_NAME)?.text;
    if (!packageName || !versionName || versionCode === undefined) {
      throw new ApkError('not-an-apk', 'the manifest names no package or version');
    }
    if (numberOf(manifest, VERSION_CODE_MAJOR)) {
      throw new ApkError('not-an-apk', 'version codes beyond 32 bits are not supported');
    }
    const minSdk = numberOf(elements.get('uses-sdk') ?? [], MIN_SDK) ?? 1;
    return { packageName, versionName, versionCode, minSdk };
  });
}

const numberOf = (attributes: Attribute[], id: number) =>
  attributes.find(({ resource }) => resource === id)?.number;

function readElements(bytes: Buffer): Map<string, Attribute[]> {
  const elements = new Map<string, Attribute[]>();
  let strings: string[] = [];
  let resources: number[] = [];
  for (const { type, chunk } of chunksOf(bytes)) {
    if (type === STRING_POOL) strings = readStrings(chunk);
    if (type === RESOURCE_MAP) resources = readNumbers(chunk, 8, (chunk.length - 8) / 4);
    if (type !== START_ELEMENT) continue;
    const name = strings[chunk.readUInt32LE(20)];
    if (name && !elements.has(name)) elements.set(name, readAttributes(chunk, strings, resources));
  }
  return elements;
}

function* chunksOf(bytes: Buffer) {
  let at = bytes.readUInt16LE(2);
  while (at < bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    if (size < 8 || at + size > bytes.length) throw new ApkError('not-an-apk', 'a chunk is cut');
    yield { type: bytes.readUInt16LE(at), chunk: bytes.subarray(at, at + size) };
    at += size;
  }
}

function readAttributes(chunk: Buffer, strings: string[], resources: number[]): Attribute[] {
  const start = 16 + chunk.readUInt16LE(24);
  const size = chunk.readUInt16LE(26);
  return Array.from({ length: chunk.readUInt16LE(28) }, (_, index) => {
    const at = start + index * size;
    const nameIndex = chunk.readUInt32LE(at + 4);
    const raw = chunk.readUInt32LE(at + 8);
    const value = chunk.readUInt32LE(at + 16);
    const textIndex = chunk[at + 15] === TYPE_STRING ? value : raw;
    return {
      name: strings[nameIndex] ?? '',
      resource: resources[nameIndex],
      text: textIndex === NOTHING ? undefined : strings[textIndex],
      number: value,
    };
  });
}

function readStrings(chunk: Buffer): string[] {
  const count = chunk.readUInt32LE(8);
  if (count > chunk.length / 4) throw new ApkError('not-an-apk', 'too many strings');
  const isUtf8 = (chunk.readUInt32LE(16) & UTF8_FLAG) !== 0;
  const textStart = chunk.readUInt32LE(20);
  return readNumbers(chunk, 28, count).map((offset) =>
    (isUtf8 ? readUtf8 : readUtf16)(chunk, textStart + offset),
  );
}

function readUtf8(chunk: Buffer, at: number): string {
  const characters = lengthAt(at);
  const bytes = lengthAt(characters.next);
  return chunk.toString('utf8', bytes.next, bytes.next + bytes.length);

  function lengthAt(start: number) {
    const first = chunk.readUInt8(start);
    if (first < 0x80) return { length: first, next: start + 1 };
    return { length: ((first & 0x7f) << 8) | chunk.readUInt8(start + 1), next: start + 2 };
  }
}

function readUtf16(chunk: Buffer, at: number): string {
  const first = chunk.readUInt16LE(at);
  const isLong = first >= 0x8000;
  const length = isLong ? ((first & 0x7fff) << 16) | chunk.readUInt16LE(at + 2) : first;
  const start = at + (isLong ? 4 : 2);
  return chunk.toString('utf16le', start, start + length * 2);
}

function readNumbers(chunk: Buffer, start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => chunk.readUInt32LE(start + index * 4));
}
