// The browser calls a route by its method and path; the schemas behind it, and with them all of zod,
// are the server's. So in a build, what the app imports of the contract's routes is only that much.
// Who reads a part of a route's schema (`refundOrder.body`) gets the whole one.
import type { RouteDefinition } from '@timesync/contract';
import type { Plugin } from 'vite';

const LEAN_MODULE = 'virtual:lean-routes';
const CONTRACT_IMPORT = /import\s*\{([^}]+)\}\s*from\s*(['"])@timesync\/contract\2;?/g;

type Exports = Record<string, unknown>;

export function leanRoutes(contract: Exports): Plugin {
  const routes = routesOf(contract);
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LEAN_MODULE ? `\0${LEAN_MODULE}` : undefined),
    load: (id) => (id === `\0${LEAN_MODULE}` ? writeRoutes(routes) : undefined),
    transform: (code, id) =>
      /\/web\/app\/[^?]*\.tsx?(?:\?|$)/.test(id) ? takeLeanRoutes(code, routes) : undefined,
  };
}

export function routesOf(contract: Exports): Map<string, RouteDefinition> {
  const isRoute = (value: unknown): value is RouteDefinition =>
    value instanceof Object && 'path' in value && 'responses' in value;
  return new Map(
    Object.entries(contract).filter((entry): entry is [string, RouteDefinition] =>
      isRoute(entry[1]),
    ),
  );
}

/** What `buildRequest` reads of a route. */
function writeRoutes(routes: Map<string, RouteDefinition>): string {
  return [...routes]
    .map(([name, { method, path, file, idempotent }]) => {
      return `export const ${name} = ${JSON.stringify({ method, path, file, idempotent })};`;
    })
    .join('\n');
}

/** The same code with its routes taken from the lean module; nothing where there are none. */
export function takeLeanRoutes(
  code: string,
  routes: ReadonlyMap<string, unknown>,
): { code: string; map: null } | undefined {
  let hasChanged = false;
  const isLean = (item: string) => {
    const name = item.split(/\s/, 1)[0] ?? '';
    const readsSchema = new RegExp(`\\b${name}\\.(?:body|query|params|responses)\\b`);
    return routes.has(name) && !readsSchema.test(code);
  };
  const changed = code.replace(CONTRACT_IMPORT, (statement, list: string) => {
    const items = list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
    const lean = items.filter(isLean);
    if (lean.length === 0) return statement;
    hasChanged = true;
    const rest = items.filter((item) => !lean.includes(item));
    // On one line, so that line numbers in reports stay near.
    return [
      `import { ${lean.join(', ')} } from '${LEAN_MODULE}';`,
      ...(rest.length > 0 ? [`import { ${rest.join(', ')} } from '@timesync/contract';`] : []),
    ].join(' ');
  });
  return hasChanged ? { code: changed, map: null } : undefined;
}
