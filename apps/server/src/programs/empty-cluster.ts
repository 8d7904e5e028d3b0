// Making a database from nothing (initdb) takes PGlite 300 MB and seconds. The build does it once and
// leaves the result here; the first start copies it. Named by the version that made it: after an
// update of PGlite an old one is not found.
import manifest from '../../package.json' with { type: 'json' };
import { serverFile } from '../platform/files/server-files.ts';

export const EMPTY_CLUSTER = serverFile(
  `build/database/empty-cluster-${manifest.dependencies['@electric-sql/pglite']}`,
);
