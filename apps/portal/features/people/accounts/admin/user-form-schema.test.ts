import { expect, test } from 'vitest';
import { editUserForm } from './user-form-schema';

const user = {
  name: 'Ahmad',
  email: 'ahmad@masjid.id',
  whatsapp: '081234567890',
  emailVerified: true,
  whatsappVerified: false,
};

test('an empty password is left out of what is sent', () => {
  const body = editUserForm.parse({ ...user, password: '' });
  expect(JSON.parse(JSON.stringify(body))).not.toHaveProperty('password');
});

test('a typed password is sent as it is', () => {
  expect(editUserForm.parse({ ...user, password: ' abcd' }).password).toBe(' abcd');
});

test('a typed password that is too short is refused in the words of the specification', () => {
  const result = editUserForm.safeParse({ ...user, password: 'abc' });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([
    'Password wajib diisi minimal 4 karakter',
  ]);
});
