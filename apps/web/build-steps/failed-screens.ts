// React Router reloads the page whenever the code of a screen cannot be fetched. Ours decides instead
// (`app/lib/page/failed-screen.ts`); there is no option for it, so its own lines are changed.
import type { Plugin } from 'vite';

const FILE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js(?:\?|$)/;
/** From what it says in the console to the promise that never settles. */
const RELOAD =
  /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

export function failedScreens(): Plugin {
  let isChanged = false;
  return {
    name: 'failed-screens',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!FILE.test(id)) return undefined;
      isChanged = true;
      return { code: withoutReload(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isChanged) this.error('React Router has no routeModules.js, as expected');
    },
  };
}

export function withoutReload(code: string): string {
  // If an update changes it, the build must say so.
  if (!RELOAD.test(code)) throw new Error('React Router reloads otherwise than expected');
  const changed = code.replace(RELOAD, 'return failScreen(route.module);');
  return `import { failScreen } from '~/lib/page/failed-screen';\n${changed}`;
}
