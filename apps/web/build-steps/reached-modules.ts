// What a page needs at once, read from its imports, so that a file can be renamed or moved without
// anybody thinking of it in the build.

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: string[]; exports: string[]; code: string | null } | null;
}

/** These hand on all they have: which of it a page takes is known by the names it imports. */
const BARREL = /\/contract\/src\/index\.ts$|\/lucide-react\.m?js$/;
const BARREL_IMPORT = /import\s*\{([^}]+)\}\s*from\s*["'](?:@timesync\/contract|lucide-react)["']/g;

/** The modules that are there as soon as the given ones are. */
export function reachedModules(graph: ModuleGraph, starts: string[]): Set<string> {
  const missing = starts.find((start) => !graph.getModuleInfo(start));
  if (missing) throw new Error(`${missing} is not part of the build`);
  const reached = new Set(starts);
  // A set that grows while it is walked: each module is visited once.
  for (const id of reached) {
    // Only what is imported at once; code that is fetched later is none of the page's weight.
    const { importedIds = [], code } = (isOurs(id) && graph.getModuleInfo(id)) || {};
    for (const imported of importedIds) {
      const taken = BARREL.test(imported) ? sourcesOf(imported, code ?? '', graph) : [imported];
      for (const module of taken) reached.add(module);
    }
  }
  return reached;
}

const isOurs = (id: string) => id.includes('/web/app/');

function sourcesOf(barrel: string, importer: string, graph: ModuleGraph): string[] {
  return [...importer.matchAll(BARREL_IMPORT)]
    .flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(/\s/, 1)[0]))
    .flatMap((name) => (name && sourceOf(barrel, name, graph)) || []);
}

function sourceOf(barrel: string, name: string, graph: ModuleGraph): string | undefined {
  const { importedIds = [], code } = graph.getModuleInfo(barrel) ?? {};
  const file = new RegExp(`\\bas ${name}\\b[^}]*\\}\\s*from\\s*["']\\.([^"']+)`).exec(
    code ?? '',
  )?.[1];
  if (file) return importedIds.find((id) => id.endsWith(file));
  for (const id of importedIds) {
    const inner = /\/index\.m?[jt]s$/.test(id) ? sourceOf(id, name, graph) : undefined;
    if (inner) return inner;
    if (graph.getModuleInfo(id)?.exports.includes(name)) return id;
  }
  return undefined;
}
