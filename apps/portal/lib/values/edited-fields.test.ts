import { expect, test } from 'vitest';
import { editedFields } from './edited-fields';

const opened = { id: 7, name: 'BSI', accountNumber: '7123456789', active: true };

test('only what was changed is sent', () => {
  const values = { name: 'BSI Pusat', accountNumber: '7123456789', active: false };
  expect(editedFields(opened, values)).toEqual({ name: 'BSI Pusat', active: false });
});

test('what the row never shows is sent when it was typed, and left out when not', () => {
  expect(editedFields(opened, { password: 'baru' })).toEqual({ password: 'baru' });
  expect(editedFields(opened, { password: undefined })).not.toHaveProperty('password');
});
