import { formatLicenseKey, parseLicenseKey } from '../../licensing/license-key.ts';
import type { VectorFile } from './vector-file.ts';

const bodies = [
  Array.from({ length: 14 }, (_, index) => index),
  Array.from({ length: 14 }, () => 31),
  Array.from({ length: 14 }, (_, index) => (index * 11 + 5) % 32),
];
const inits = ['TV', 'HP', 'A', 'ULILI9'];

/** Right keys as people write them, each wrong symbol at each place, and swaps of neighbours. */
export function licenseKeyVectors(): VectorFile {
  const keys = inits.flatMap((init) => bodies.map((body) => formatLicenseKey(init, body)));
  const [first = ''] = keys;
  const symbols = [...first.replaceAll('-', '')];
  const wrong = symbols.flatMap((symbol, at) => [
    symbols.with(at, symbol === '7' ? '8' : '7').join(''),
    at > 0
      ? symbols
          .with(at, symbols[at - 1] ?? '')
          .with(at - 1, symbol)
          .join('')
      : '',
  ]);
  const typed = [
    ...keys,
    ...keys.map((key) => ` ${key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`),
    first.replaceAll('1', 'I'),
    first.replaceAll('1', 'l'),
    ...wrong,
    first.slice(1),
    first.slice(3),
    `${first}U`,
    first.replace('TV', 'TVBOXES'),
    '',
    'JM1-0000',
  ];
  return {
    about: 'Licence keys as typed: ok, format or checksum, and the canonical spelling.',
    cases: typed.map((text, index) => {
      const read = parseLicenseKey(text);
      return {
        name: `key ${index + 1}`,
        typed: text,
        result: read.ok ? 'ok' : read.problem,
        key: read.ok ? read.key : '',
        init: read.ok ? read.init : '',
      };
    }),
  };
}
