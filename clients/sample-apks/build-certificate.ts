// Test support: the smallest self-signed certificate that a phone would take.
import { type KeyObject, sign } from 'node:crypto';

const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const name = sequence(
  der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('Test')))),
);
const serial = der(0x02, Buffer.from([1]));

export function certificateFor(key: KeyObject, publicKey: Buffer): Buffer {
  const validity = sequence(
    der(0x17, Buffer.from('200101000000Z')),
    der(0x17, Buffer.from('491231235959Z')),
  );
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const body = sequence(version3, serial, ecdsaWithSha256, name, validity, name, publicKey);
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, key)]));
  return sequence(body, ecdsaWithSha256, signature);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
