// Which tests a change touches: a rule that is quick and names a sensible few, not a proof. What it
// misses, `npm test` finds.
import { posix } from 'node:path';

const EVERY_SCREEN = 'shell/every-screen.spec.ts';
const MOST_SPECS = 3;
const SHORT_WORD = 4;
/** In the path of very many files. */
const COMMON_WORDS = new Set(
  'admin apps button card column component dialog feature field form list page public query querie route support table'.split(
    ' ',
  ),
);

/** Folders of the server whose API tests lie beside what changed, or beside what speaks its contract. */
export function touchedFolders(changedFiles) {
  const folders = changedFiles
    .filter((file) => /\.m?ts$/.test(file))
    .map((file) =>
      posix
        .dirname(file)
        .replace(/^packages\/contract\/src\/([^/]+).*/, 'apps/server/src/features/$1'),
    )
    .filter((folder) => folder.startsWith('apps/server/'));
  return [...new Set(folders)].toSorted();
}

/**
 * Specs that were changed, the few whose names share most words with a changed file of the web app,
 * and the look at every screen where the change lies in no feature.
 */
export function touchedSpecs(changedFiles, specs) {
  const web = changedFiles.filter((file) => file.startsWith('apps/web/app/'));
  const words = new Set(web.flatMap(wordsOf));
  const shared = (spec) => wordsOf(posix.basename(spec)).filter((word) => words.has(word)).length;
  const alike = specs
    .filter((spec) => shared(spec) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_SPECS);
  const isEverywhere = web.some((file) => !file.startsWith('apps/web/app/features/'));
  return specs.filter(
    (spec) =>
      changedFiles.includes(`e2e/${spec}`) ||
      alike.includes(spec) ||
      (isEverywhere && spec === EVERY_SCREEN),
  );
}

function wordsOf(path) {
  const words = path
    .replace(/\.(phone\.|desktop\.)?(spec\.|test\.)?\w+$/, '')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length >= SHORT_WORD && !COMMON_WORDS.has(word));
  return [...new Set(words)];
}
