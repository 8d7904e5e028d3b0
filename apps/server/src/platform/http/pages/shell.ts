// The one page of the portal app, which draws every screen that is not a public page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from '../../made-once.ts';
import { type PageSources, preparePage, type WebPage } from './web-page.ts';

const SHELL_FILE = 'index.html';
/** The scripts of each screen, by its path; written by the build. */
const MODULES_FILE = 'screen-modules.json';

export interface Shell {
  /** The page of a screen, with its scripts named in its head. */
  at(path?: string): Promise<WebPage>;
}

export async function loadShell(folder: string, sources: PageSources): Promise<Shell> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const built = await read(SHELL_FILE);
  const modules: Record<string, string[]> = JSON.parse(await read(MODULES_FILE));
  const prepare = (html: string) =>
    madeOnce(() => preparePage({ html, inlineScripts: scriptsIn(html) }, sources));
  const screens = new Map(
    Object.entries(modules).map(([path, files]) => [path, prepare(announce(built, files))]),
  );
  const plain = prepare(built);
  return { at: (path = '') => (screens.get(path) ?? plain)() };
}

/** The browser then fetches them all at once, instead of learning of them import by import. */
function announce(shell: string, modules: string[]): string {
  const links = modules.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('');
  return shell.replace('</head>', () => `${links}</head>`);
}

function scriptsIn(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...found].map(([, script = '']) => script);
}
