// A prerendered page is complete without JavaScript, so its scripts wait for the first paint: on a
// slow line they would take the bandwidth that the style sheet needs, and delay what people see.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHELL_FILE = '__spa-fallback.html';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** The shell stays as it is: it shows nothing before its scripts run. */
export async function deferPageScripts(directory: string) {
  for (const entry of await readdir(directory, { recursive: true })) {
    if (!entry.endsWith('.html') || entry === SHELL_FILE) continue;
    const file = join(directory, entry);
    await writeFile(file, deferScripts(await readFile(file, 'utf8')));
  }
}

export function deferScripts(html: string) {
  const preloads = [...html.matchAll(PRELOAD)].map((preload) => String(preload[1]));
  const starter = MODULE_SCRIPT.exec(html)?.[2];
  // React Router's own markup: if an update changes it, the build must say so.
  if (!starter || preloads.length === 0) {
    throw new Error(
      'A prerendered page has no module script, or none of the preloads, as expected',
    );
  }
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE_SCRIPT, (_, open, __, close) => open + afterPaint(starter, preloads) + close);
}

// A frame's callbacks run just before it is painted, a timer set there just after. Each `await import`
// also lets the browser draw and react between the pieces.
function afterPaint(starter: string, preloads: string[]) {
  const imports = starter
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?$/gm, 'await import($1);');
  return `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${imports}`;
}
