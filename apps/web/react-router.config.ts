import type { Config } from '@react-router/dev/config';
import { screens } from '@timesync/contract';

export default {
  // No server renders pages at run time: public pages are HTML files made by the build, every other
  // address gets the same empty page (`__spa-fallback.html`) and is drawn in the browser.
  ssr: false,
  prerender: [screens.landing, screens.sales, screens.clock, screens.privacy, screens.terms],
} satisfies Config;
