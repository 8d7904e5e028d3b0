// docs/security.md says what shows each requirement of the ASVS; this fails when something it names is gone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../set-up/project-root.mjs';

const text = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const REQUIREMENTS = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29, 11: 14, 12: 9 },
  ...{ 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
};
const LEVELS = { 1: 70, 2: 183 };
/** A path in backticks, and the names of tests behind it. */
const CITED = /`([a-z][\w.-]*\/(?:[\w@.-]+\/)*[\w@.-]+|\w+\.md)`((?: "[^"]+",?)*)/g;
const decisions = readdirSync(join(projectRoot, 'docs/decisions')).map((file) => file.slice(0, 4));

const requirements = [
  ...text.matchAll(/^\| v5\.0\.0-([\d.]+) \| ([12]) \| (.+) \| (.+) \|$/gm),
].map(([, number, level, asks, how]) => ({ number, level, asks, how, state: stateOf(how) }));
const citations = [...text.matchAll(CITED)].map(([, path, titles]) => ({
  path: /^(src|test)\//.test(path) ? `apps/server/${path}` : path,
  titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title),
}));

function stateOf(how) {
  if (how.startsWith('Does not apply: ')) return 'foreign';
  if (how.startsWith('**Not met**')) return 'not met';
  return how.startsWith('**Partly.** ') ? 'partly' : 'met';
}

const numbersOf = (state) =>
  requirements.filter((each) => each.state === state).map(({ number }) => number);

function listedUnder(heading) {
  const [, section] = text.split(`\n## ${heading}\n`);
  return [...section.split('\n## ')[0].matchAll(/^\| v5\.0\.0-([\d.]+) \|/gm)].map(
    ([, number]) => number,
  );
}

function isOrdered(first, second) {
  const [a, b] = [first, second].map((number) => number.split('.').map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && a[index] < b[index];
}

it('has every requirement of levels 1 and 2 once, in order', () => {
  const numbers = requirements.map(({ number }) => number);
  expect(numbers.filter((number, at) => at > 0 && !isOrdered(numbers[at - 1], number))).toEqual([]);
  const count = (name) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(requirements, name)).map(([key, { length }]) => [key, length]),
    );
  expect(count(({ number }) => number.split('.')[0])).toEqual(
    Object.fromEntries(Object.entries(REQUIREMENTS)),
  );
  expect(count(({ level }) => level)).toEqual(LEVELS);
});

it('lists at the top what is not met, or partly, and counts right', () => {
  expect(listedUnder('Not met')).toEqual(numbersOf('not met'));
  expect(listedUnder('Partly met')).toEqual(numbersOf('partly'));
  const [met, partly, missing] = ['met', 'partly', 'not met'].map(
    (state) => numbersOf(state).length,
  );
  expect(text).toContain(
    `Of ${requirements.length} requirements ${met + partly + missing} apply: ${met} are met, ${partly} partly, ${missing} not.`,
  );
});

it('names files and tests that exist', () => {
  expect(citations.length).toBeGreaterThan(200);
  expect(citations.flatMap(missingIn)).toEqual([]);
});

function missingIn({ path, titles }) {
  const file = join(projectRoot, path);
  if (!existsSync(file)) return [path];
  const source = titles.length > 0 ? readFileSync(file, 'utf8') : '';
  const isThere = (title) =>
    [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
  return titles.filter((title) => !isThere(title)).map((title) => `${path}: ${title}`);
}

it('names decisions and headings that exist', () => {
  const named = [...text.matchAll(/decisions? ((?:\d{4}(?:, | and )?)+)/g)].flatMap(([, numbers]) =>
    numbers.match(/\d{4}/g),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((number) => !decisions.includes(number))).toEqual([]);
  const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, words]) =>
    words.toLowerCase().replaceAll(' ', '-'),
  );
  const linked = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, heading]) => heading);
  expect(linked.filter((heading) => !headings.includes(heading))).toEqual([]);
});
