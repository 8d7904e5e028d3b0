// A decision that is merged or removed leaves no number behind: what code and documents cite exists.
// Migrations are left out, because their text must not change.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../set-up/project-root.mjs';

const folder = 'docs/decisions';
const records = readdirSync(join(projectRoot, folder)).filter((name) => /^\d{4}-/.test(name));
const numbers = records.map((name) => name.slice(0, 4));
const readText = (path) => readFileSync(join(projectRoot, path), 'utf8');

/** "decision 0034", "decisions 0034, 0036 and 0043", "docs/decisions/0034". */
const CITED = /\bdecisions?(?:\/| )((?:0\d{3}(?:, | and )?)+)/gi;
/** Records cite each other by the number alone; a migration's number is none of theirs. */
const NUMBER_ALONE = /(?<![-+.\w/]|migration )0\d{3}(?![-.\w])/g;
/** The last column of the tables of deviations. */
const LAST_COLUMN = /\| ((?:0\d{3}(?:, )?)+) \|$/gm;

function citedIn(path) {
  const text = readText(path);
  const groups = [...text.matchAll(CITED), ...text.matchAll(LAST_COLUMN)].map(([, cited]) => cited);
  const alone = path.startsWith(`${folder}/`) ? [...text.matchAll(NUMBER_ALONE)].flat() : [];
  return [...groups.flatMap((cited) => cited.match(/\d{4}/g)), ...alone];
}

function filesThatCite() {
  const pattern = '0[0-9][0-9][0-9]';
  const args = ['grep', '-lIE', '--untracked', pattern, '--', '.', ':!apps/server/migrations'];
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(md|[cm]?[jt]sx?|java|sh|conf|cfg|yml|sql|html)$/.test(path))
    .filter((path) => existsSync(join(projectRoot, path)));
}

it('every decision that is cited exists', () => {
  const cited = filesThatCite().flatMap((path) =>
    citedIn(path).map((number) => ({ path, number })),
  );
  expect(cited.length).toBeGreaterThan(200);
  const missing = cited.filter(({ number }) => !numbers.includes(number));
  expect(missing.map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
});

it('the index links every record once, under its own title', () => {
  const listed = [...readText(`${folder}/README.md`).matchAll(/^- (\d{4}) \[(.+)\]\((.+?)\): /gm)];
  expect(listed.map(([, , , name]) => name).sort()).toEqual(records.sort());
  for (const [, number, title, name] of listed)
    expect(readText(`${folder}/${name}`).split('\n')[0]).toBe(`# ${number}: ${title}`);
});
