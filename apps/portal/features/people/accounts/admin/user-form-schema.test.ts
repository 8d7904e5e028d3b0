import { addressWithoutEmail } from '@timesync/contract';
import { expect, test } from 'vitest';
import { userFormOf } from './user-form-schema';

const user = {
  name: 'Ahmad',
  email: 'ahmad@masjid.id',
  whatsapp: '081234567890',
  emailVerified: true,
  whatsappVerified: false,
};

const editUserForm = userFormOf(user);

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

test('the email of somebody who has none may stay empty, and no other', () => {
  const callerForm = userFormOf({ email: addressWithoutEmail(user.whatsapp) });
  const changed = { ...user, email: '', password: '' };
  expect(callerForm.parse(changed).email).toBeUndefined();
  expect(callerForm.parse({ ...changed, email: user.email }).email).toBe(user.email);
  const wrong = [
    callerForm.safeParse({ ...changed, email: 'ahmad' }),
    editUserForm.safeParse(changed),
  ];
  for (const { error } of wrong) {
    expect(error?.issues.map(({ message }) => message)).toEqual(['Email tidak valid']);
  }
});
