// Making a database from nothing (initdb) takes PGlite 300 MB and seconds. The build does it once and
// leaves the result here; the first start copies it. Named by the version that made it: after an
// update of PGlite an old one is not found.
import { resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

export const EMPTY_CLUSTER = resolve(
  import.meta.dirname,
  `../../build/empty-cluster-${manifest.dependencies['@electric-sql/pglite']}`,
);
