import { expect, test } from 'vitest';
import { addChips, splitChips } from './split-chips';

test('a comma completes the text before it', () => {
  expect(splitChips('smartphone,')).toEqual({
    completed: ['smartphone'],
    rest: '',
    hasEmptyItem: false,
  });
});

test('a pasted list keeps its last part open', () => {
  expect(splitChips('smartphone, tablet , tv box')).toEqual({
    completed: ['smartphone', 'tablet'],
    rest: 'tv box',
    hasEmptyItem: false,
  });
});

test('without a comma nothing is complete, and a space may still become part of it', () => {
  expect(splitChips('tv ')).toEqual({ completed: [], rest: 'tv ', hasEmptyItem: false });
});

test.each([',', ' , tablet', 'smartphone,,tablet'])('"%s" has an empty item', (text) => {
  expect(splitChips(text).hasEmptyItem).toBe(true);
});

test('adding trims, and repeats nothing', () => {
  expect(addChips(['Tablet'], [' tablet', 'smarttv ', 'SmartTV', ' '])).toEqual([
    'Tablet',
    'smarttv',
  ]);
});
