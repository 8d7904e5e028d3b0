import { expect, test, vi } from 'vitest';
import { loadOnDemand } from './load-on-demand';

test('prefetched code is available at once', async () => {
  const code = loadOnDemand(async () => 'dialog');
  expect(code.current()).toBeUndefined();
  code.prefetch();
  await expect.poll(() => code.current()).toBe('dialog');
});

test('a failure rejects the pending load, and the next attempt may succeed', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('dialog');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = loadOnDemand(load);
  code.prefetch();
  await expect(code.fetch()).rejects.toThrow('Failed to fetch');
  expect(code.current()).toBeUndefined();
  await code.fetch();
  expect(code.current()).toBe('dialog');
});
