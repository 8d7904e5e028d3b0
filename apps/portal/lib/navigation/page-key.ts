import type { Location } from 'react-router';

/** Dialogs share the scroll position of their page, so that closing one moves nothing behind it. */
export function pageKey({ state, key }: Pick<Location, 'state' | 'key'>): string {
  return state?.pageKey ?? key;
}
