import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { loadWebPages } from './web-pages.ts';

async function policyWith(apiOrigin?: string): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '__spa-fallback.html'), '<!doctype html><title>x</title>');
  const { shell } = await loadWebPages(folder, {
    publicUrl: 'https://jam.test',
    apiOrigin,
    staticUrl: undefined,
    sourcesOf: () => ({ images: [], media: [] }),
  });
  const rules = shell.contentSecurityPolicy.split('; ').map((rule) => rule.split(/ (.*)/s));
  return Object.fromEntries(rules);
}

test('without other hosts everything comes from our own', async () => {
  const policy = await policyWith();
  expect(policy['img-src']).toBe("'self' data: blob:");
  expect(policy['media-src']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self'");
});

test('the host of the API answers calls and gives private pictures', async () => {
  const policy = await policyWith('https://api.example');
  expect(policy['connect-src']).toBe("'self' https://api.example");
  expect(policy['img-src']).toBe("'self' data: blob: https://api.example");
  expect(policy['media-src']).toBe("'self'");
});
