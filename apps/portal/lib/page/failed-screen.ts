// The files of a screen can be missing: out of reach without a line, gone after a new release. React
// Router would reload the page then, and again for ever where that does not help, so
// `build-steps/failed-screens.ts` puts this in its place: one reload, else a sentence, and what is on
// the screen stays there.

const RELOADED = 'reloaded-for-screen';
const noLine = 'Tidak ada koneksi internet. Sambungkan dulu, lalu coba lagi.';
const updating = 'Portal sedang diperbarui. Tunggu beberapa menit, lalu muat ulang halaman ini.';

/** Its message is what the page says where nothing else is on the screen. */
export class FailedScreen extends Error {}

interface Situation {
  hasLine: boolean;
  /** A page that works is on the screen; else this was its first load. */
  isDrawn: boolean;
  /** The load that failed was such a reload already. */
  hasReloaded: boolean;
}

/** Null where a reload may help. */
export function sentenceFor({ hasLine, isDrawn, hasReloaded }: Situation): string | null {
  if (!hasLine) return noLine;
  // From a page that works another one is asked for; whether that one works, it says itself.
  return isDrawn || !hasReloaded ? null : updating;
}

/** Instead of the screen's code: throws where nothing is drawn yet, else never settles. */
export async function failScreen(file: string): Promise<never> {
  const isDrawn = document.documentElement.dataset.alive !== undefined;
  const hasLine = await canReach(file);
  const hasReloaded = sessionStorage.getItem(RELOADED) !== null && !isLeaving;
  const sentence = sentenceFor({ hasLine, isDrawn, hasReloaded });
  if (sentence === null) leave();
  else if (isDrawn) failedScreenNotice.say(sentence);
  else throw new FailedScreen(sentence);
  return new Promise(() => {});
}

/** The sentence that the root draws over a page that stays. */
export const failedScreenNotice = {
  current: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  say(sentence: string | null) {
    shown = sentence;
    for (const listener of listeners) listener();
  },
};
let shown: string | null = null;
const listeners = new Set<() => void>();

/** For the root, once a page works. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Whatever the server answers: a refusal is an answer, too. */
async function canReach(file: string): Promise<boolean> {
  try {
    await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

interface Router {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

/** A screen and its layout fail together, and leave once. */
let isLeaving = false;

/** To the screen that was asked for, anew from the server. */
function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  // Throws where nothing can be kept: a reload that is forgotten could go on for ever.
  sessionStorage.setItem(RELOADED, '');
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  const going = router?.state.navigation.location;
  if (going) window.location.assign(going.pathname + going.search + going.hash);
  else window.location.reload();
}
