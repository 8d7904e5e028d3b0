// The last results by architecture: figures of different machines are not compared.
import { readFileSync, writeFileSync } from 'node:fs';
import { arch } from 'node:process';

const file = new URL('../results.json', import.meta.url);

/** The last value of each figure on this kind of machine. */
export function lastResults() {
  return readAll()[arch] ?? {};
}

/** Those that were measured replace the older ones. */
export function storeResults(values) {
  const all = readAll();
  const merged = Object.entries({ ...all[arch], ...values }).toSorted(byName);
  all[arch] = Object.fromEntries(merged);
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

function readAll() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
