import { expect, it, vi } from 'vitest';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createAnswerCache } from './answer-cache.ts';
import { CachedAnswer } from './cached-answer.ts';

function setUp({ maxEntries = 10, mayCache = (): boolean => true } = {}) {
  const clock = createTestClock();
  const answers = createAnswerCache({ maxEntries, clock, mayCache });
  const prepare = vi.fn(async () => new CachedAnswer('{}', {}));
  return { clock, answers, prepare, get: (key: string) => answers.get(key, prepare) };
}

it('prepares an answer once for concurrent requests', async () => {
  const { get, prepare } = setUp();
  const [one, other] = await Promise.all([get('a'), get('a')]);
  expect(one).toBe(other);
  await get('a');
  expect(prepare).toHaveBeenCalledTimes(1);
  await get('b');
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('keeps a limited number of answers and drops the least recently used', async () => {
  const { get, prepare } = setUp({ maxEntries: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a']) await get(key);
  expect(prepare).toHaveBeenCalledTimes(3);
  await get('b');
  expect(prepare).toHaveBeenCalledTimes(4);
});

it('drops everything on request, also answers still being prepared', async () => {
  const { answers, get, prepare } = setUp();
  const before = get('a');
  answers.drop();
  await before;
  await get('a');
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('caches nothing while changes could go unnoticed', async () => {
  const { get, prepare } = setUp({ mayCache: () => false });
  await get('a');
  await get('a');
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('trusts nothing older than a minute', async () => {
  const { clock, get, prepare } = setUp();
  await get('a');
  clock.advance(59_999);
  await get('a');
  expect(prepare).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await get('a');
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('does not cache a failure', async () => {
  const { get, prepare } = setUp();
  prepare.mockRejectedValueOnce(new Error('database away'));
  await expect(get('a')).rejects.toThrow('database away');
  await expect(get('a')).resolves.toBeInstanceOf(CachedAnswer);
});
