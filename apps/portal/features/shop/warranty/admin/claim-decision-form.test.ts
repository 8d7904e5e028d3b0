import { expect, it } from 'vitest';
import { claimDecisionForm } from './claim-decision-form';

const decide = (
  decision: 'accept' | 'ask' | 'refuse',
  refusal: 'lightning' | 'other' | '' = '',
  note = '',
  deviceId = 'none',
) => claimDecisionForm.safeParse({ decision, refusal, note, deviceId });

it('leaves out what was left empty', () => {
  expect(decide('accept').data).toEqual({ decision: 'accept', deviceId: null });
  expect(decide('refuse', 'lightning').data).toEqual({ decision: 'refuse', refusal: 'lightning' });
});

it('names the device whose licence is released', () => {
  const deviceId = 'ABCD-EFGH-JKMN-PQRS';
  expect(decide('accept', '', '', deviceId).data).toEqual({ decision: 'accept', deviceId });
});

it.each([
  ['Pilih perangkat yang rusak', decide('accept', '', '', '')],
  ['Pilih alasannya', decide('refuse')],
  ['Kalimat untuk pelanggan wajib diisi', decide('refuse', 'other')],
  ['Kalimat untuk pelanggan wajib diisi', decide('ask', '', '  ')],
])('asks: %s', (message, { error }) => {
  expect(error?.issues[0]?.message).toBe(message);
});
