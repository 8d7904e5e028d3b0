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
