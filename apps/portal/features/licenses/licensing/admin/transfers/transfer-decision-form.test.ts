import { expect, test } from 'vitest';
import { transferDecisionForm } from './transfer-decision-form';

const approval = { decision: 'approve', isCounted: true, note: ' ' } as const;
const noteMissing = [{ path: ['note'], message: 'Alasan wajib diisi' }];

test('a counted approval needs no words', () => {
  expect(transferDecisionForm.parse(approval)).toEqual({ decision: 'approve', isCounted: true });
});

test('an approval that does not count needs a reason', () => {
  const { error } = transferDecisionForm.safeParse({ ...approval, isCounted: false });
  expect(error?.issues).toMatchObject(noteMissing);
});

test('a rejection needs a reason', () => {
  const { error } = transferDecisionForm.safeParse({ ...approval, decision: 'reject' });
  expect(error?.issues).toMatchObject(noteMissing);
});

test('the reason is sent trimmed', () => {
  expect(transferDecisionForm.parse({ ...approval, note: ' garansi ' }).note).toBe('garansi');
});
