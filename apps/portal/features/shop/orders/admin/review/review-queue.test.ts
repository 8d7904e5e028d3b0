import { describe, expect, test } from 'vitest';
import { nextPlace, placeAfterDecision, placeAt, previousPlace } from './review-queue';

const order = (id: number) => ({ id });
const queue = [order(11), order(12), order(13)];

test('starts with the first, and nowhere in an empty queue', () => {
  expect(placeAt(queue, 0)).toEqual({ id: 11, index: 0 });
  expect(placeAt([], 0)).toBeUndefined();
});

test('goes forward and back, and stops at both ends', () => {
  const second = { id: 12, index: 1 };
  expect(nextPlace(queue, second)).toEqual({ id: 13, index: 2 });
  expect(previousPlace(queue, second)).toEqual({ id: 11, index: 0 });
  expect(nextPlace(queue, { id: 13, index: 2 })).toBeUndefined();
  expect(previousPlace(queue, { id: 11, index: 0 })).toBeUndefined();
});

test('continues from the position of an order that another admin has decided', () => {
  const gone = { id: 99, index: 1 };
  expect(nextPlace(queue, gone)).toEqual({ id: 12, index: 1 });
  expect(previousPlace(queue, gone)).toEqual({ id: 11, index: 0 });
});

describe('after a decision', () => {
  test('the next one comes up', () => {
    expect(placeAfterDecision(queue, { id: 12, index: 1 })).toEqual({ id: 13, index: 1 });
  });
  test('at the end it is the one before', () => {
    expect(placeAfterDecision(queue, { id: 13, index: 2 })).toEqual({ id: 12, index: 1 });
  });
  test('the last one leaves an empty queue', () => {
    expect(placeAfterDecision([order(11)], { id: 11, index: 0 })).toBeUndefined();
  });
});
