import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveWay } from './give-way.ts';

const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms);
  },
}));

beforeEach(() => pauses.splice(0));
afterEach(() => vi.restoreAllMocks());

const waited = () => pauses.reduce((sum, ms) => sum + ms, 0);

it('goes on at once when nobody waits for an answer', async () => {
  await giveWay(() => false);
  expect(waited()).toBe(0);
});

it('goes on when the last one is answered', async () => {
  let waiting = 3;
  await giveWay(() => waiting-- > 0);
  expect(waited()).toBe(30);
});

it('goes on after a quarter of a second, however many wait', async () => {
  await giveWay(() => true);
  expect(waited()).toBe(250);
});
