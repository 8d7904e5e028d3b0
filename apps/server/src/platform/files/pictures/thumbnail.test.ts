// T46: the same picture is recognised on its way round; an honest receipt of the same app is not it.
import { expect, it } from 'vitest';
import { copiesOf, receipt } from '../../../../test/documents/receipt.ts';
import { showsTheSame, thumbnail } from './thumbnail.ts';

const original = await receipt();
const seen = await thumbnail(original);
const isRecognised = async (other: Buffer) => showsTheSame(seen, await thumbnail(other));

it.each(Object.entries(copiesOf))('the same receipt %s shows the same', async (_how, copy) => {
  expect(await isRecognised(await copy(original))).toBe(true);
});

it.each([
  ['amount', { amount: '149000' }],
  ['day', { date: '16112026081530', reference: '884120573399' }],
  ['reference', { reference: '993471205518' }],
])('a receipt with another %s does not', async (_what, other) => {
  const another = await receipt(other);
  expect(await isRecognised(another)).toBe(false);
  for (const copy of Object.values(copiesOf)) {
    expect(await isRecognised(await copy(another))).toBe(false);
  }
});
