// One file instead of twenty small ones, because on a slow line every request costs: the shared code
// that root.tsx and the landing page draw with.
import { type ModuleGraph, reachedModules } from './reached-modules.ts';

/** Business stays with its page; other packages come along with whoever in the base uses them. */
const SHARED = /\/app\/(components|lib)\/|\/packages\/contract\/|\/lucide-react\//;

export function baseModules(graph: ModuleGraph, starts: string[]): Set<string> {
  return new Set([...reachedModules(graph, starts)].filter((id) => SHARED.test(id)));
}
