import { expect, test } from 'vitest';
import { isOnItsSide, rotate, wholeProof, zoomIn, zoomOut } from './proof-view';

test('zooms from the whole picture to four times and back, and no further', () => {
  let view = wholeProof;
  const seen = [view.zoom];
  for (let step = 0; step < 5; step += 1) {
    view = zoomIn(view);
    seen.push(view.zoom);
  }
  expect(seen).toEqual([1, 1.5, 2, 3, 4, 4]);
  const back: number[] = [];
  for (let step = 0; step < 5; step += 1) {
    view = zoomOut(view);
    back.push(view.zoom);
  }
  expect(back).toEqual([3, 2, 1.5, 1, 1]);
});

test('four quarter turns come back to the start and keep the zoom', () => {
  let view = zoomIn(wholeProof);
  const sides: boolean[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    view = rotate(view);
    sides.push(isOnItsSide(view));
  }
  expect(sides).toEqual([true, false, true, false]);
  expect(view).toEqual({ zoom: 1.5, rotation: 0 });
});
