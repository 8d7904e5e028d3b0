// The browser calls a route by its method and path; the schemas behind it, and with them all of zod,
// are the server's. So in a build, a module that imports a route gets only that much, written into it: one
// module of all routes would be on every screen.
// Who reads a part of a route's schema (`refundOrder.body`) gets the whole one.
import type { RouteDefinition } from '@timesync/contract';
import type { Plugin } from 'vite';

const CONTRACT_IMPORT = /import\s*\{([^}]+)\}\s*from\s*(['"])@timesync\/contract\2;?/g;

type Exports = Record<string, unknown>;

export function leanRoutes(contract: Exports): Plugin {
  const routes = routesOf(contract);
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'pre',
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

/** `listOrders` or `listOrders as list`, with what `buildRequest` reads of a route. */
function writeRoute(item: string, routes: Map<string, RouteDefinition>): string {
  const [name = '', , alias = name] = item.split(/\s+/);
  const { method, path, file, idempotent } = routes.get(name) ?? {};
  return `const ${alias} = ${JSON.stringify({ method, path, file, idempotent })};`;
}

/** The same code with its routes written into it; nothing where there are none. */
export function takeLeanRoutes(
  code: string,
  routes: Map<string, RouteDefinition>,
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
      ...(rest.length > 0 ? [`import { ${rest.join(', ')} } from '@timesync/contract';`] : []),
      ...lean.map((item) => writeRoute(item, routes)),
    ].join(' ');
  });
  return hasChanged ? { code: changed, map: null } : undefined;
}
