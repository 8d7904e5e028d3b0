import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Lateness, watchLateness } from './lateness.ts';

let lateness: Lateness;
let nowMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 0;
  lateness = watchLateness(() => nowMs);
});
afterEach(() => {
  lateness.stop();
  vi.useRealTimers();
});

/** The next looks, each this late. */
function look(...lateMs: number[]): void {
  for (const late of lateMs) {
    nowMs += 500 + late;
    vi.advanceTimersByTime(500);
  }
}

it('lasts when the server was late at three looks in a row', () => {
  look(2_100, 2_100);
  expect(lateness.isLasting()).toBe(false);
  look(2_100);
  expect(lateness.isLasting()).toBe(true);
});

it('is over at the first look that is in time', () => {
  look(3_000, 3_000, 3_000, 3_000);
  expect(lateness.isLasting()).toBe(true);
  look(10);
  expect(lateness.isLasting()).toBe(false);
});

it('is no matter for a process that was stopped for an hour, or is a little late all day', () => {
  look(3_600_000);
  expect(lateness.isLasting()).toBe(false);
  look(0, ...Array.from({ length: 100 }, () => 1_900));
  expect(lateness.isLasting()).toBe(false);
});
