// A prerendered page is complete without JavaScript. Its app comes when it is wanted
// (`app/early/wake-page.ts`), and the clock on it is true from the first paint
// (`app/features/clock/first-face`): both as scripts in the page, because they cannot wait for a file.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_FACE_MARK } from '../app/features/clock/first-face/first-face-mark.ts';
import { earlyScripts } from './early-scripts.ts';
import { inlineScript } from './inline-script.ts';
import { inlineStyles } from './inline-styles.ts';
import { SHELL_FILE } from './shell-file.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** The shell stays as it is: it shows nothing before its scripts run. */
export async function deferPageScripts(directory: string) {
  const waker = await inlineScript('../app/early/wake-page.ts');
  const firstFace = await inlineScript('../app/features/clock/first-face/draw-first-face.ts');
  for (const entry of await readdir(directory, { recursive: true })) {
    if (!entry.endsWith('.html') || entry === SHELL_FILE) continue;
    const file = join(directory, entry);
    const page = `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    const early = await earlyScripts(directory, page);
    const html = deferScripts(await readFile(file, 'utf8'), { waker, early });
    const styled = await inlineStyles(html, directory);
    await writeFile(
      file,
      styled.replace(FIRST_FACE_MARK, () => firstFace),
    );
  }
}

interface Deferral {
  /** Gives `inlined.wakePage`. */
  waker: string;
  early: string[];
}

export function deferScripts(html: string, { waker, early }: Deferral) {
  const preloads = [...html.matchAll(PRELOAD)].map((preload) => String(preload[1]));
  const starter = MODULE_SCRIPT.exec(html)?.[2];
  // React Router's own markup: if an update changes it, the build must say so.
  if (!starter || preloads.length === 0) {
    throw new Error(
      'A prerendered page has no module script, or none of the preloads, as expected',
    );
  }
  const hydrate = `async () => {\n${withLazyImports(starter)}\n}`;
  const script = `${waker}\ninlined.wakePage({ early: ${JSON.stringify(early)}, preloads: ${JSON.stringify(preloads)}, hydrate: ${hydrate} });`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE_SCRIPT, (_, open, __, close) => open + script + close);
}

// Each `await import` also lets the browser draw and react between the pieces.
function withLazyImports(starter: string): string {
  return starter
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?$/gm, 'await import($1);');
}
