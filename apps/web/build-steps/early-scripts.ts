// The scripts that start with a page, before its app: what moves by itself. They are kept small, and the
// build fails when they grow.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { earlyModuleOf } from './early-files.ts';

const MOST_BYTES = 30_000;

/** With the files it imports: asked for in one wave. */
export async function earlyScripts(directory: string, page: string): Promise<string[]> {
  const assets = join(directory, 'assets');
  const files = await readdir(assets);
  const module = earlyModuleOf(page);
  if (!module) return [];
  const [start, another] = files.filter((file) =>
    new RegExp(`^${module}-[\\w-]{8}\\.js$`).test(file),
  );
  if (!start || another) throw new Error(`The build has no single script ${module}`);
  const all = await withImports(assets, start);
  const sizes = await Promise.all(all.map((file) => readFile(join(assets, file))));
  const bytes = sizes.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  if (bytes > MOST_BYTES) {
    throw new Error(`The scripts that start with ${page} weigh ${bytes} bytes: ${all.join(', ')}`);
  }
  return all.map((file) => `/assets/${file}`);
}

async function withImports(assets: string, start: string): Promise<string[]> {
  const reached = new Set([start]);
  // A set that grows while it is walked.
  for (const file of reached) {
    const script = await readFile(join(assets, file), 'utf8');
    for (const [, imported] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}
