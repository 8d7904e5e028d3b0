import { expect, it } from 'vitest';
import { sendParcelForm } from './send-parcel-form';

const typed = (serials: string[], trackingNumber = '') => ({
  courier: 'JNE',
  trackingNumber,
  units: serials.map((serial, index) => ({ orderLineId: 1, unitIndex: index + 1, serial })),
});

it('sends capitals without spaces, and no number where none was typed', () => {
  expect(sendParcelForm.parse(typed([' tsb-1 2 ']))).toMatchObject({
    trackingNumber: null,
    units: [{ serial: 'TSB-12' }],
  });
});

it.each([
  [
    ['TSB-1', 'tsb-1'],
    ['units', 1, 'serial'],
  ],
  [[''], ['units', 0, 'serial']],
])('%j is wrong at %j', (serials, path) => {
  expect(sendParcelForm.safeParse(typed(serials)).error?.issues[0]?.path).toEqual(path);
});
