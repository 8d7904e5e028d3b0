import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSentences } from './accept-settings.ts';

test('docs/clock.md has each sentence beside its result', () => {
  const page = readFileSync(new URL('../../../../docs/clock.md', import.meta.url), 'utf8');
  for (const [result, sentence] of Object.entries(settingsSentences)) {
    const row = page.split('\n').find((line) => line.includes(`| ${sentence} |`));
    expect(row, sentence).toContain(`\`${result}\``);
  }
});
