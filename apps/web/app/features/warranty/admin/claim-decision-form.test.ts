import { expect, it } from 'vitest';
import { claimDecisionForm } from './claim-decision-form';

const decide = (
  decision: 'accept' | 'ask' | 'refuse',
  refusal: 'lightning' | 'other' | '' = '',
  note = '',
) => claimDecisionForm.safeParse({ decision, refusal, note });

it('leaves out what was left empty', () => {
  expect(decide('accept').data).toEqual({ decision: 'accept' });
  expect(decide('refuse', 'lightning').data).toEqual({ decision: 'refuse', refusal: 'lightning' });
});

it.each([
  ['Pilih alasannya', decide('refuse')],
  ['Kalimat untuk pelanggan wajib diisi', decide('refuse', 'other')],
  ['Kalimat untuk pelanggan wajib diisi', decide('ask', '', '  ')],
])('asks: %s', (message, { error }) => {
  expect(error?.issues[0]?.message).toBe(message);
});
