// Where the client build put its files. In development Vite serves the sources instead.
import { readFileSync } from 'node:fs';

const { DEV, BASE_URL } = import.meta.env;
const built = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
const manifest: Record<string, { file: string }> = DEV
  ? {}
  : JSON.parse(built('.vite/manifest.json'));

const fileOf = (source: string): string => {
  const found = manifest[source];
  if (!found) throw new Error(`The client build has no ${source}`);
  return found.file;
};

/** The address of a module in `islands`. */
export const moduleUrl = (name: string): string =>
  DEV ? `${BASE_URL}islands/${name}.ts` : `/${fileOf(`islands/${name}.ts`)}`;

export type StyleSheet = 'site' | 'clock';

const sheet = (name: StyleSheet) =>
  DEV
    ? { url: `${BASE_URL}${name}.css`, text: '' }
    : { url: '', text: built(fileOf(`${name}.css`)) };

export const styles = { site: sheet('site'), clock: sheet('clock') };

/** The inline script of pages with a clock; in development a module, which starts a little later. */
export const clockScript = DEV
  ? `import("${BASE_URL}islands/clock/define-clock.ts")`
  : readFileSync(new URL('../inline/define-clock.js', import.meta.url), 'utf8').trim();

/** In the page: as a file it is asked for twice, in the middle of the first paint. */
export const favicon = DEV
  ? '/favicon.svg'
  : `data:image/svg+xml,${encodeURIComponent(built('favicon.svg'))}`;
