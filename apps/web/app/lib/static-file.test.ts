import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['', '/media/demo.webm'],
  ['https://cdn.example', 'https://cdn.example/media/demo.webm'],
  ['https://cdn.example/jam/', 'https://cdn.example/jam/media/demo.webm'],
])('with STATIC_URL %o the video is at %s', async (url, address) => {
  vi.stubEnv('VITE_STATIC_URL', url);
  const { staticFile } = await import('./static-file');
  expect(staticFile('demo.webm')).toBe(address);
});
