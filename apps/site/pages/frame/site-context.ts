import type { SiteData } from '@timesync/contract';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<SiteData | undefined>(undefined);

/** What the server renders the pages from. */
export function useSite(): SiteData {
  const data = useContext(SiteContext);
  if (!data) throw new Error('a page is rendered by renderPage, which gives it its data');
  return data;
}

/** The address of a file in `public/media`, which may live on another host. */
export function useStaticFile(): (name: string) => string {
  const { staticUrl } = useSite();
  return (name) => `${staticUrl}/media/${name}`;
}
