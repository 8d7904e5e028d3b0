import { encodeBase32 } from '../encoding/base32.ts';
import { asciiBytes, bytesToHex } from '../encoding/bytes.ts';
import { hex } from './sample-device.ts';
import type { VectorFile } from './vector-file.ts';

const samples = ['', '00', 'ff', 'deadbeef', '0102030405060708090a', 'ffffffffffffffffff'].map(hex);
const typed = { '041061050R3GG28A': ' o4-1O 6i:050r.3gg28a ', VTPVXVR: 'vtp vxv r' };
const refused = ['U', '0', '000', 'ZZ', '04U0'];

export function base32Vectors(): VectorFile {
  const written = [...samples, asciiBytes('Jam Masjid')].map((bytes) => {
    const text = encodeBase32(bytes);
    return { name: `write ${bytes.length} bytes`, hex: bytesToHex(bytes), text, result: 'ok' };
  });
  const read = Object.entries(typed).map(([text, input]) => {
    const sample = samples.find((bytes) => encodeBase32(bytes) === text);
    if (!sample) throw new RangeError(`No sample is written ${text}`);
    return { name: `read ${text}`, hex: bytesToHex(sample), text: input, result: 'ok' };
  });
  const wrong = refused.map((text) => {
    return { name: `refuse ${text}`, hex: '', text, result: 'format' };
  });
  return {
    about: 'Crockford base32. The cases named write hold both ways, the others only for reading.',
    cases: [...written, ...read, ...wrong],
  };
}
