import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadWebPages, type OtherOrigins } from './web-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timesync-pages-'));
  await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><title>x</title>');
});
afterAll(() => rm(folder, { recursive: true }));

async function policyWith(origins: OtherOrigins): Promise<Record<string, string>> {
  const { shell } = await loadWebPages(folder, origins);
  const rules = shell.contentSecurityPolicy.split('; ').map((rule) => rule.split(/ (.*)/s));
  return Object.fromEntries(rules);
}

test('without other hosts everything comes from our own', async () => {
  const policy = await policyWith({});
  expect(policy['img-src']).toBe("'self' data: blob:");
  expect(policy['media-src']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self'");
});

test('the host of pictures gives pictures and videos, and nothing else', async () => {
  const policy = await policyWith({ media: 'https://cdn.example' });
  expect(policy['img-src']).toContain('https://cdn.example');
  expect(policy['media-src']).toBe("'self' https://cdn.example");
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['script-src']).toBe("'self'");
});

test('the host of the API answers calls and gives private pictures', async () => {
  const policy = await policyWith({ api: 'https://api.example' });
  expect(policy['connect-src']).toBe("'self' https://api.example");
  expect(policy['img-src']).toContain('https://api.example');
  expect(policy['media-src']).toBe("'self'");
});
