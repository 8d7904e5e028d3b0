import { brand } from '@timesync/contract';

/** The `meta` of a screen: its title in the browser's tab. */
export function pageTitle(title: string) {
  return [{ title: `${title} · ${brand.name}` }];
}
