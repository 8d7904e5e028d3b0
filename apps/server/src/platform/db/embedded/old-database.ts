import { existsSync, readdirSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.ts';
import { CLUSTER, hasCluster } from './place.ts';

/**
 * Whether DATA_DIR has a database. One of another kind or major version is neither opened nor
 * overlooked: a new one beside it would be an empty shop.
 */
export function hasDatabase(dataDir: string): boolean {
  if (hasCluster(dataDir)) return true;
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const old = names.find((name) => /^(pglite|postgres-\d+)$/.test(name));
  if (!old) return false;
  throw new EmbeddedError(
    `${dataDir}/${old} is a database of another version of the portal; this one keeps ${CLUSTER}. Nothing was changed. Carry the shop over with two commands, both with the same BACKUP_PASSPHRASE so that the licence keys go too: with the previous version \`npm run backup -- --to FOLDER\`, then with this one \`DATA_DIR=NEW_FOLDER npm run restore -- --from FILE\`; afterwards start with that DATA_DIR (in the package: \`portal backup\`, \`portal restore\`).`,
  );
}
