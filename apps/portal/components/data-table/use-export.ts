// The browser itself saves the file, because a list of a million rows does not fit into a page. An
// error of that download is not visible, so the list is requested first, with the same filters.
import { useRef } from 'react';
import { readUrl } from '~/lib/api/api-client';
import type { Filters } from './list-state';

/** `path` is that of the list's own call; the file is one step below it and takes the same filters. */
export function useExport(path: string, filters: Filters<string>): () => Promise<void> {
  const isAsking = useRef(false);
  return async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const set = Object.entries(filters).filter(([, value]) => value);
    try {
      await readUrl(`${path}?${new URLSearchParams([...set, ['limit', '1']])}`);
      const query = set.length > 0 ? `?${new URLSearchParams(set)}` : '';
      download(`${path}/export${query}`);
    } catch {
      // The toast has said why.
    } finally {
      isAsking.current = false;
    }
  };
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
