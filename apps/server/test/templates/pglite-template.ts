import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { databaseOver } from '../../src/platform/db/database.ts';
import { createPglitePool } from '../../src/platform/db/pglite/pool.ts';
import type { PgliteSource } from '../../src/platform/db/pglite/restartable-pglite.ts';
import { pgliteExtensions } from '../../src/platform/db/pglite/start.ts';
import type { Database, Engine } from '../../src/platform/db/types.ts';
import type { BuiltTemplate } from './built-template.ts';

interface MemoryEngine extends Engine {
  pglite: PGlite;
}

/** One that is never started again. */
export const onlyEngine = (pglite: PGlite): PgliteSource => ({
  open: async () => pglite,
  giveUp: () => undefined,
});

/** In memory: fast, and nothing to clean up. The durable variant has its own tests. */
export async function newPglite(options: PGliteOptions = {}): Promise<MemoryEngine> {
  const pglite = await PGlite.create({ ...options, extensions: pgliteExtensions });
  const pool = createPglitePool(onlyEngine(pglite));
  return {
    engine: 'pglite',
    pglite,
    pool,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

export async function loadPglite(file: string): Promise<Engine> {
  return newPglite({ loadDataDir: new Blob([await readFile(file)]) });
}

export async function buildPgliteTemplate(
  fill: (database: Database) => Promise<void>,
): Promise<BuiltTemplate> {
  const engine = await newPglite();
  const emptyFile = await dump(engine);
  await fill(databaseOver(engine));
  const file = await dump(engine);
  await engine.close();
  return {
    template: { engine: 'pglite', file, emptyFile },
    remove: async () => {
      for (const path of [file, emptyFile]) await rm(path, { force: true });
    },
  };
}

async function dump({ pglite }: MemoryEngine): Promise<string> {
  const file = join(tmpdir(), `timesync-template-${randomUUID()}.tar`);
  await writeFile(file, (await pglite.dumpDataDir('none')).stream());
  return file;
}
