// Signed-in screens share a hundred small modules. As files of their own they would cost more headers
// than code, so they come in packs: what every screen needs, what several need, and what the dashboard
// shares only with its dialogs. What pages for everyone need as well lies apart: a visitor must not
// fetch what he cannot see.
import { type ModuleGraph, reachedModules } from './reached-modules.ts';

/** Files of routes. */
interface Screens {
  layout: string;
  /** Where nearly everybody starts; one of the customers'. */
  dashboard: string;
  customers: string[];
  admins: string[];
  outside: string[];
}

interface Packs {
  /** What the layout around the screens needs. */
  shell: Set<string>;
  /** What several screens need, a customer's among them. */
  common: Set<string>;
  /** What several screens of admins need. */
  admin: Set<string>;
  /** What of the screens only the dashboard needs. */
  dashboard: Set<string>;
  /** What of all these is needed outside too. */
  open: Set<string>;
}

const SEVERAL = 2;
/** Who draws with these is fetched on demand, or pays for them alone. */
const HEAVY =
  /\/zod-in-browser\.ts$|\/node_modules\/(react-hook-form|@hookform|radix-ui|@radix-ui|qr|recharts)\//;

export function screenPacks(graph: ModuleGraph, screens: Screens): Packs {
  const { layout, dashboard, customers, admins, outside } = screens;
  const first = reachedModules(graph, [dashboard]);
  const shell = reachedModules(graph, [layout]);
  const own = timesReached(graph, customers);
  const managed = timesReached(graph, admins);
  const elsewhere = reachedModules(graph, outside);
  const packs: Packs = {
    shell: new Set(),
    common: new Set(),
    admin: new Set(),
    dashboard: new Set(),
    open: new Set(),
  };
  for (const id of new Set([...shell, ...own.keys(), ...managed.keys()])) {
    const times = (own.get(id) ?? 0) + (managed.get(id) ?? 0);
    const isShared = shell.has(id) || first.has(id) || times >= SEVERAL;
    if (id === layout || id === dashboard || !isShared || isHeavy(graph, id)) continue;
    if (elsewhere.has(id)) packs.open.add(id);
    else if (shell.has(id)) packs.shell.add(id);
    else if (times < SEVERAL) packs.dashboard.add(id);
    else packs[own.has(id) ? 'common' : 'admin'].add(id);
  }
  return packs;
}

function timesReached(graph: ModuleGraph, starts: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const start of starts) {
    for (const id of reachedModules(graph, [start])) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

function isHeavy(graph: ModuleGraph, start: string): boolean {
  const seen = reachedModules(graph, [start]);
  for (const id of seen) {
    if (HEAVY.test(id)) return true;
    if (!id.includes('/contract/src/')) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}
