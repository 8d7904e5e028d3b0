import { expect, it } from 'vitest';
import { addMosqueForm, changeMosqueForm, placeForm } from './mosque-forms';

const mosque = { kind: 'masjid', name: 'Masjid Al-Ikhlas', town: '', address: '', taxNumber: '' };

it('takes spaces in a field that may stay empty for nothing', () => {
  const typed = { ...mosque, town: ' ', address: '  ', taxNumber: ' ' };
  const { name, kind } = mosque;
  expect(changeMosqueForm.parse(typed)).toEqual({ name, kind });
  expect(addMosqueForm.parse({ name, town: ' ' })).toEqual({ name });
  expect(placeForm.parse({ mosqueId: '1', room: ' ' })).toEqual({ mosqueId: '1' });
});

it.each([
  [{ name: 'A' }, 'Nama minimal 2 karakter'],
  [{ town: 'B'.repeat(101) }, 'Maksimal 100 karakter'],
  [{ address: 'Jl' }, 'Alamat minimal 5 karakter'],
  [{ taxNumber: '12' }, 'NPWP terdiri dari 15 atau 16 angka'],
])('refuses %j in the words of the contract', (typed, message) => {
  const checked = changeMosqueForm.safeParse({ ...mosque, ...typed });
  expect(checked.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
