import { bytesToHex } from '../encoding/bytes.ts';
import { publicPointOf } from './p256-arithmetic.ts';
import { scalarHex, testSecret, testSecrets } from './test-keys.ts';
import type { VectorFile } from './vector-file.ts';

export function keyVectors(): VectorFile {
  const cases = [...testSecrets.signing.keys()].map((keyId) => {
    const [signing, sealing] = [testSecret('signing', keyId), testSecret('sealing', keyId)];
    return {
      name: `key id ${keyId}`,
      keyId: `${keyId}`,
      signingPublic: bytesToHex(publicPointOf(signing)),
      signingPrivate: scalarHex(signing),
      sealingPublic: bytesToHex(publicPointOf(sealing)),
      sealingPrivate: scalarHex(sealing),
    };
  });
  return {
    about: 'TEST KEYS, known to everybody: never ship them. Points are 04 | x | y in hexadecimal.',
    cases,
  };
}
