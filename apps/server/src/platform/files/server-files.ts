// The files that the server reads beside its code. `npm run dev` and the tests run the sources, `npm start`
// and the package one bundle (decision 0083): the same question finds them in both.
import { createRequire, findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';

const SERVER_FOLDER = dirname(findPackageJSON(import.meta.url) ?? '');
const IS_BUNDLED = import.meta.filename.endsWith('.mjs');
const { resolve } = createRequire(import.meta.url);

/** A file or folder of `apps/server`, by its path there. */
export function serverFile(path: string): string {
  return join(SERVER_FOLDER, path);
}

/** A file of a package that stays outside the bundle, such as a font. */
export function packageFile(specifier: string): string {
  return resolve(specifier);
}

/**
 * A program that runs in a process or thread of its own, by its path in `apps/server/src`. Tests run the
 * bundled ones, which start in a third of the time.
 */
export function programFile(path: string): string {
  return IS_BUNDLED || process.env.BUNDLED_PROGRAMS
    ? serverFile(join('build/server', `${basename(path, '.ts')}.mjs`))
    : serverFile(join('src', path));
}
