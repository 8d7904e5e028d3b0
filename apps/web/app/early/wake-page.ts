// A prerendered page stands without its app. The app is fetched and takes over at the first sign of
// somebody there, or when the browser has been idle for seconds, so that it never blocks a thumb; only
// what moves by itself starts at once, from scripts of its own.
import { firstSign } from '../lib/browser/first-sign';
import { keepInput } from './keep-input';
import { PAGE_ALIVE } from './page-alive';

const IDLE_MS = 8_000;
/** When the line was cut while the app was fetched. */
const RETRY_MS = 5_000;

interface Page {
  /** Scripts that start at once, right after the first paint. */
  early: string[];
  /** Scripts of the app, to be fetched in one wave. */
  preloads: string[];
  hydrate: () => Promise<unknown>;
}

export function wakePage({ early, preloads, hydrate }: Page): void {
  const giveBack = keepInput();
  window.addEventListener(PAGE_ALIVE, () => setTimeout(giveBack), { once: true });
  const someoneThere = new Promise<unknown>((wake) => {
    void firstSign(IDLE_MS).then(wake);
    afterPaint(() => Promise.all(early.map((script) => import(script))).catch(wake));
    wakeInSight(wake);
    if (isAlone() || hasSession()) wake(undefined);
  });
  void someoneThere.then(() => {
    document.documentElement.dataset.waking = '';
    for (const href of preloads) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    const start = () => hydrate().catch(() => setTimeout(start, RETRY_MS));
    afterPaint(start);
  });
}

// A frame's callbacks run just before it is painted, a timer set there just after.
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** What moves once it is seen, such as the carousel. */
function wakeInSight(wake: (sign: unknown) => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake(undefined);
  });
  for (const part of document.querySelectorAll('[data-wakes]')) observer.observe(part);
}

/** A television: nobody will ever touch it. */
function isAlone(): boolean {
  return document.documentElement.dataset.tv !== undefined;
}

function hasSession(): boolean {
  try {
    return sessionStorage.getItem('user') !== null;
  } catch {
    return false;
  }
}
