import { expect, test, vi } from 'vitest';
import { partOnDemand } from './load-on-demand';

test('what was fetched ahead is there at once', async () => {
  const part = partOnDemand(async () => 'dialog');
  expect(part.current()).toBeUndefined();
  part.fetchAhead();
  await expect.poll(() => part.current()).toBe('dialog');
});

test('a failure is told to who waits for it, and the next attempt may succeed', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('dialog');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = partOnDemand(load);
  part.fetchAhead();
  await expect(part.fetch()).rejects.toThrow('Failed to fetch');
  expect(part.current()).toBeUndefined();
  await part.fetch();
  expect(part.current()).toBe('dialog');
});
