// Which tests a change touches: a rule that is quick and names a sensible few, not a proof. What it
// misses, `npm test` finds.
import { posix } from 'node:path';

const EVERY_SCREEN = 'shell/every-screen.spec.ts';
const SHORT_WORD = 4;
/** In the path of nearly every file. */
const COMMON_WORDS = new Set([
  'admin',
  'apps',
  'component',
  'feature',
  'route',
  'customer',
  'public',
]);

/** Folders whose tests lie beside what changed; those of the server run on a database. */
export function touchedFolders(changedFiles) {
  const sources = changedFiles.filter((file) =>
    /^(apps|packages|scripts)\/.*\.m?tsx?$|\.mjs$/.test(file),
  );
  return [...new Set(sources.map((file) => `${posix.dirname(file)}/`))].toSorted();
}

/** Specs that were changed, or share a word of their name with a file of the web app that was. */
export function touchedSpecs(changedFiles, specs) {
  const changedWeb = changedFiles.filter((file) => file.startsWith('apps/web/app/'));
  const words = new Set(changedWeb.flatMap(wordsOf));
  return specs.filter(
    (spec) =>
      changedFiles.includes(`e2e/${spec}`) ||
      (changedWeb.length > 0 && spec === EVERY_SCREEN) ||
      wordsOf(posix.basename(spec)).some((word) => words.has(word)),
  );
}

function wordsOf(path) {
  return path
    .replace(/\.(phone\.|desktop\.)?(spec\.|test\.)?\w+$/, '')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length >= SHORT_WORD && !COMMON_WORDS.has(word));
}
