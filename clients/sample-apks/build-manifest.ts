// Test support: a binary AndroidManifest.xml with the four values that we read.

export interface ManifestOptions {
  packageName: string;
  versionName: string;
  versionCode: number;
  minSdk: number;
}

const NOTHING = 0xffffffff;

export function buildManifest(options: ManifestOptions): Buffer {
  const strings = [
    'versionCode',
    'versionName',
    'minSdkVersion',
    'package',
    'manifest',
    'uses-sdk',
    options.versionName,
    options.packageName,
  ];
  const chunks = [
    stringPool(strings),
    chunk(0x0180, 8, numbers([0x0101021b, 0x0101021c, 0x0101020c])),
    startElement(4, [
      { name: 0, type: 0x10, value: options.versionCode },
      { name: 1, type: 0x03, value: 6 },
      { name: 3, type: 0x03, value: 7 },
    ]),
    startElement(5, [{ name: 2, type: 0x10, value: options.minSdk }]),
  ];
  return chunk(0x0003, 8, Buffer.concat(chunks));
}

function chunk(type: number, headBytes: number, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(headBytes, 2);
  head.writeUInt32LE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}

function stringPool(strings: string[]): Buffer {
  const texts = strings.map((text) => {
    const bytes = Buffer.from(`${text}\0`, 'utf16le');
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    return Buffer.concat([length, bytes]);
  });
  let offset = 0;
  const offsets = texts.map((text) => {
    const start = offset;
    offset += text.length;
    return start;
  });
  const textStart = 28 + strings.length * 4;
  const head = numbers([strings.length, 0, 0, textStart, 0]);
  const padding = Buffer.alloc((4 - (offset % 4)) % 4);
  return chunk(0x0001, 28, Buffer.concat([head, numbers(offsets), ...texts, padding]));
}

interface AttributeValue {
  name: number;
  type: number;
  value: number;
}

function startElement(name: number, attributes: AttributeValue[]): Buffer {
  const head = Buffer.alloc(28);
  head.writeUInt32LE(1, 0);
  head.writeUInt32LE(NOTHING, 4);
  head.writeUInt32LE(NOTHING, 8);
  head.writeUInt32LE(name, 12);
  head.writeUInt16LE(20, 16);
  head.writeUInt16LE(20, 18);
  head.writeUInt16LE(attributes.length, 20);
  const values = attributes.map(({ name: attribute, type, value }) => {
    const raw = type === 0x03 ? value : NOTHING;
    const bytes = numbers([NOTHING, attribute, raw, 0, value]);
    bytes.writeUInt16LE(8, 12);
    bytes.writeUInt8(type, 15);
    return bytes;
  });
  return chunk(0x0102, 16, Buffer.concat([head, ...values]));
}

function numbers(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
