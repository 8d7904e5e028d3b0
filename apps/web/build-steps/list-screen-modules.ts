// Writes down which scripts each screen needs, for the server to announce them in the page's head. On
// its own a browser learns of them one import after another, five round trips deep.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function listScreenModules(directory: string) {
  const assets = join(directory, 'assets');
  const manifest = (await readdir(assets)).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!manifest) throw new Error('The built pages have no manifest of React Router, as expected');
  const script = await readFile(join(assets, manifest), 'utf8');
  const modules = screenModules(
    JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)),
  );
  await writeFile(join(directory, 'screen-modules.json'), JSON.stringify(modules));
}

type Modules = { module: string; imports: string[] };
type Route = Modules & { path?: string; parentId?: string };
type Manifest = { entry: Modules; routes: Record<string, Route> & { root: Route } };

/** By address; without those that the shell loads on every screen. */
export function screenModules({ entry, routes }: Manifest) {
  const everywhere = new Set([entry, routes.root].flatMap(filesOf));
  const screens = Object.values(routes).filter(({ path }) => path?.startsWith('/'));
  return Object.fromEntries(
    screens.map((screen) => {
      const files = new Set(withLayouts(screen, routes).flatMap(filesOf));
      return [screen.path, [...files].filter((file) => !everywhere.has(file))];
    }),
  );
}

const filesOf = ({ module, imports }: Modules) => [module, ...imports];

function withLayouts(route: Route, routes: Record<string, Route>): Route[] {
  const parent = routes[route.parentId ?? ''];
  return parent ? [...withLayouts(parent, routes), route] : [route];
}
