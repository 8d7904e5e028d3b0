import type { Clock } from '../src/platform/clock.ts';

/** A clock that does not advance until a test moves it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function createTestClock(start = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
