// What an open dialog writes into its entry of the browser's history: its own mark, those of the
// dialogs below it, and the entry of the page behind them.
import type { Location } from 'react-router';

export function dialogMarks({ state }: Pick<Location, 'state'>): string[] {
  return state?.dialogs ?? [];
}

/** A mark is never used twice: history outlives a reload, and old entries must open nothing. */
export function newDialogEntry(location: Parameters<typeof pageKey>[0]) {
  const mark = String(Math.random());
  const dialogs = [...dialogMarks(location), mark];
  return { mark, state: { pageKey: pageKey(location), dialogs } };
}

/** The router gives this key to the first page in a tab. */
const FIRST_KEY = 'default';

/** Dialogs share the scroll position of their page, so that closing one moves nothing behind it. */
export function pageKey({
  state,
  key,
  pathname,
  search,
}: Pick<Location, 'state' | 'key' | 'pathname' | 'search'>): string {
  return state?.pageKey ?? (key === FIRST_KEY ? pathname + search : key);
}
