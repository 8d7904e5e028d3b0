import type { Location } from 'react-router';

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
