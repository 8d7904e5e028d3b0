// A stranger codes the clock from docs/clock.md alone: what it prints is what the code has.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indonesianCities } from './places/indonesian-cities.ts';
import { settingsSentences } from './portable/accept-settings.ts';
import { dictionary } from './portable/dictionary.ts';
import { settingFields, settingKeys } from './settings/setting-fields.ts';
import { YEARS } from './times/hijri-date.ts';

const page = readFileSync(new URL('../../../docs/clock.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```\n(.*?)\n```$/gms)].map(([, text]) => text);

test('it prints the Hijri table and the dictionary', () => {
  expect(blocks).toEqual([YEARS, new TextDecoder().decode(dictionary)]);
  expect(page).toContain(`${dictionary.length} bytes`);
});

test('it names every setting in the order of the portable form', () => {
  const rows = [...page.matchAll(/^\| ([a-z]) \| ([a-z]+) \|/gm)].map(([, ...row]) => row);
  expect(rows).toEqual(
    settingKeys.map((key) => [settingFields[key].letter, settingFields[key].name]),
  );
});

test('it names every town with a height', () => {
  const [, table = ''] = page.split('| town | copies besides A |');
  const named = [...(table.split('\n\n')[0] ?? '').matchAll(/`((?:kab|kota)-[a-z-]+)`/g)];
  const highland = indonesianCities.filter(({ height }) => height > 0);
  expect(named.map(([, slug]) => slug).sort()).toEqual(highland.map(({ slug }) => slug).sort());
});

test('it has each sentence beside its result', () => {
  for (const [result, sentence] of Object.entries(settingsSentences)) {
    const row = page.split('\n').find((line) => line.includes(`| ${sentence} |`));
    expect(row, sentence).toContain(`\`${result}\``);
  }
});
