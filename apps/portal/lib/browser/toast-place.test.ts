import { expect, test } from 'vitest';
import { toastPlace } from './toast-place';

test.each([
  ['a phone, nothing pressed', true, undefined, 'top-center'],
  ['a phone, the upper half', true, { x: 0.5, y: 0.2 }, 'bottom-center'],
  ['a phone, the lower half', true, { x: 0.5, y: 0.9 }, 'top-center'],
  ['a wide screen, nothing pressed', false, undefined, 'bottom-right'],
  ['a wide screen, the left', false, { x: 0.2, y: 0.9 }, 'bottom-right'],
  ['a wide screen, the lower right', false, { x: 0.8, y: 0.9 }, 'top-right'],
] as const)('%s: %s', (_, isMobile, press, place) => {
  expect(toastPlace(isMobile, press)).toBe(place);
});
