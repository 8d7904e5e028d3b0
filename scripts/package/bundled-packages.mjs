// Which foreign packages a bundle contains: the bundlers know it, the built files no longer show it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const APPS = ['apps/server', 'apps/site', 'apps/portal'];

/** A plugin of rolldown and Vite: writes the packages of each bundle to `build/packages` of the app. */
export function listPackages(app, { also = [] } = {}) {
  return {
    name: 'list-packages',
    generateBundle(_options, bundle) {
      const folders = bundledFolders(bundle, join(projectRoot, app));
      const paths = [...folders.map((folder) => relative(projectRoot, folder)), ...also];
      const lists = join(projectRoot, app, 'build', 'packages');
      mkdirSync(lists, { recursive: true });
      const file = join(lists, `${this.environment?.name ?? 'bundle'}.json`);
      writeFileSync(file, JSON.stringify(paths.sort()));
    },
  };
}

/** The folders of the packages whose code or files are in the bundle. */
export function bundledFolders(bundle, root = projectRoot) {
  const sources = Object.values(bundle).flatMap((file) => [
    ...Object.keys(file.modules ?? {}),
    ...(file.originalFileNames ?? []),
  ]);
  const folders = sources.flatMap((source) => PACKAGE.exec(resolve(root, source))?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** Paths as the lock file has them, of all bundles together. */
export function bundledPackages() {
  return APPS.flatMap((app) => {
    const lists = join(projectRoot, app, 'build', 'packages');
    return readdirSync(lists).flatMap((name) =>
      JSON.parse(readFileSync(join(lists, name), 'utf8')),
    );
  });
}
