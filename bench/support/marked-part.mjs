import { readFileSync, writeFileSync } from 'node:fs';

const readme = new URL('../README.md', import.meta.url);

/** Replaces the text in `bench/README.md` between `<!-- name -->` and `<!-- /name -->`. */
export function replaceMarked(name, text) {
  const whole = readFileSync(readme, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = whole.indexOf(start);
  const to = whole.indexOf(end);
  if (from < 0 || to < from) throw new Error(`bench/README.md has no place for "${name}"`);
  writeFileSync(readme, `${whole.slice(0, from + start.length)}\n${text}\n${whole.slice(to)}`);
}
