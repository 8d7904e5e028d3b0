// Whose tables a file's SQL names, built or as text. A feature writes and reads its own tables; what a
// screen or a file shows of several features is a read in `apps/server/src/reads`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = 'apps/server/src/';
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const DEFINED = /(export )?const \w+ = pg(?:Table|View)\(\s*'(\w+)'/g;
/** Who sees what: every feature asks them (`mosques/own.schema.ts`). */
const OF_EVERYBODY = new Set(['own_orders', 'own_licenses']);

/** Tables of others in the SQL of features and the platform, as { file, line, problem }. */
export function findForeignTables(root, files) {
  const sources = files
    .filter((file) => file.startsWith(SOURCE))
    .map((file) => ({ file, area: areaOf(file), text: readSource(root, file) }));
  const tables = sources
    .filter(({ file }) => file.endsWith('.schema.ts'))
    .flatMap(({ file, area, text }) =>
      [...text.matchAll(DEFINED)].map(({ 1: exported, 2: name, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return { file, area, name, line, isStub: !exported };
      }),
    );
  const owners = new Map(tables.filter(({ isStub }) => !isStub).map((one) => [one.name, one.area]));
  const stubs = tables.filter(({ isStub }) => isStub);
  return [
    ...stubs.map(({ file, line, name }) => ({ file, line, problem: `${name} is a stub table` })),
    ...sources
      .filter(({ file, area }) => area && !file.endsWith('.schema.ts'))
      .flatMap((source) => foreignNames(source, owners)),
  ];
}

/** Of a feature its folder, `platform`, and nothing for those that compose: reads and programs. */
function areaOf(file) {
  const [layer, , feature] = file.slice(SOURCE.length).split('/');
  if (layer === 'features') return feature;
  return layer === 'platform' ? layer : undefined;
}

function readSource(root, file) {
  return readFileSync(join(root, file), 'utf8').replace(COMMENT, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
}

function foreignNames({ file, area, text }, owners) {
  const named = new RegExp(
    `(?:\\b(?:from|join|into|update|only|using|table)\\s+|\\bsql(?:<[^>\`]*>)?\`\\s*|,\\s*(?=\\w+ \\w+ (?:where|on|join)\\b))(${[...owners.keys()].join('|')})\\b(?![.'])`,
    'g',
  );
  return [...text.matchAll(named)].flatMap(({ 0: found, 1: name, index }) => {
    const owner = owners.get(name);
    if (owner === area || owner === 'platform' || OF_EVERYBODY.has(name)) return [];
    const line = text.slice(0, index + found.length).split('\n').length;
    return [{ file, line, problem: `its SQL names ${name} of ${owner}` }];
  });
}
