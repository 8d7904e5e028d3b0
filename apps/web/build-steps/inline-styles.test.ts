import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const directory = mkdtempSync(join(tmpdir(), 'styles-'));
mkdirSync(join(directory, 'assets'));
writeFileSync(join(directory, 'assets/root.css'), '.a{color:red}');
writeFileSync(join(directory, 'assets/clock.css'), '.b{content:"$&"}');

test('every style sheet stands in the page, in its order, and is not fetched', async () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/clock.css"/></head>';
  expect(await inlineStyles(html, directory)).toBe(
    '<head><style>.a{color:red}</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>' +
      '<style>.b{content:"$&"}</style><link rel="stylesheet" href="/assets/clock.css" disabled=""/></head>',
  );
});

test('markup that is not as expected stops the build', async () => {
  await expect(inlineStyles('<head></head>', directory)).rejects.toThrow(/as expected/);
});
