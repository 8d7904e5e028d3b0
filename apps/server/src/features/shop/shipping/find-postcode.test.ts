import { expect, it } from 'vitest';
import { choosePostcode } from './find-postcode.ts';

const cihapit = { kelurahan: 'Cihapit', postcode: '40114' };
const citarum = { kelurahan: 'Citarum', postcode: '40115' };

it.each([
  ['nothing is known', [], null],
  ['the same kelurahan', [citarum, cihapit], '40114'],
  ['the same kelurahan, written otherwise', [{ ...cihapit, kelurahan: ' CIHAPIT ' }], '40114'],
  ['the same kelurahan with two postcodes', [cihapit, { ...cihapit, postcode: '40116' }], null],
  [
    'only neighbours, which agree',
    [citarum, { kelurahan: 'Tamansari', postcode: '40115' }],
    '40115',
  ],
  ['only neighbours, which do not', [citarum, { kelurahan: 'Tamansari', postcode: '40116' }], null],
])('%s', (_, sent, postcode) => {
  expect(choosePostcode(sent, 'Cihapit')).toBe(postcode);
});
