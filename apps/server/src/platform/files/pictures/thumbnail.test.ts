// T46: the same picture is recognised on its way round; an honest receipt of the same app is not it.
import { expect, it } from 'vitest';
import { copiesOf, receipt } from '../../../../test/documents/receipt.ts';
import { showsTheSame, thumbnail } from './thumbnail.ts';

const isRecognised = async (one: Buffer, other: Buffer) =>
  showsTheSame(await thumbnail(one), await thumbnail(other));

it.each(Object.entries(copiesOf))('the same receipt %s shows the same', async (_how, copy) => {
  const original = await receipt();
  expect(await isRecognised(original, await copy(original))).toBe(true);
});

it.each([
  ['amount', { amount: '149000' }],
  ['day', { date: '16112026081530', reference: '884120573399' }],
  ['reference', { reference: '993471205518' }],
])('a receipt with another %s does not', async (_what, other) => {
  const [one, another] = [await receipt(), await receipt(other)];
  expect(await isRecognised(one, another)).toBe(false);
  for (const copy of Object.values(copiesOf)) {
    expect(await isRecognised(one, await copy(another))).toBe(false);
  }
});
