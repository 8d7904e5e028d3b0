import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LoadShedding, startLoadShedding } from './load-shedding.ts';

let loadShedding: LoadShedding;
let nowMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 0;
  loadShedding = startLoadShedding(() => nowMs);
});
afterEach(() => {
  loadShedding.stop();
  vi.useRealTimers();
});

/** The next checks, each this late. */
function check(...lateMs: number[]): void {
  for (const late of lateMs) {
    nowMs += 500 + late;
    vi.advanceTimersByTime(500);
  }
}

it('starts when the event loop was late at three checks in a row', () => {
  check(2_100, 2_100);
  expect(loadShedding.isActive()).toBe(false);
  check(2_100);
  expect(loadShedding.isActive()).toBe(true);
});

it('ends at the first check that is in time', () => {
  check(3_000, 3_000, 3_000, 3_000);
  expect(loadShedding.isActive()).toBe(true);
  check(10);
  expect(loadShedding.isActive()).toBe(false);
});

it('does not start after one stop of an hour, nor for small delays all day', () => {
  check(3_600_000);
  expect(loadShedding.isActive()).toBe(false);
  check(0, ...Array.from({ length: 100 }, () => 1_900));
  expect(loadShedding.isActive()).toBe(false);
});
