// Runs before every test: `Math.random` returns the same numbers for the same TEST_SEED, so that a
// failed random test can be repeated. The run prints its seed at its start.
import { beforeEach } from 'vitest';

function seedRandom() {
  let state = Number(process.env.TEST_SEED);
  // The generator is Mulberry32.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// The seed is set now too, for what a file draws before its first test.
seedRandom();
beforeEach(seedRandom);
