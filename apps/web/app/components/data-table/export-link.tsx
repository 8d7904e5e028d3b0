// The browser itself saves the file, because a list of a million rows does not fit into a page. What
// it does with a refusal nobody reads, so the list is asked first, with the same filters.
import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import { API_BASE } from '~/lib/api/api-base';
import { readUrl } from '~/lib/api/api-client';
import type { Filters } from './list-state';

interface ExportLinkProps {
  /** The path of the list's own call; the file is one step below it and takes the same filters. */
  path: string;
  filters: Filters<string>;
}

export function ExportLink({ path, filters }: ExportLinkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const set = Object.entries(filters).filter(([, value]) => value);
  const query = set.length > 0 ? `?${new URLSearchParams(set)}` : '';
  const url = `${API_BASE}${path}/export${query}`;

  const askFirst = async (event: MouseEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setIsAsking(true);
    try {
      await readUrl(`${path}?${new URLSearchParams([...set, ['limit', '1']])}`);
      save(url);
    } catch {
      // The toast has said why.
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <a
      href={url}
      download
      aria-busy={isAsking}
      className={buttonStyle('secondary')}
      onClick={askFirst}
    >
      <Download aria-hidden className="size-5" />
      Export CSV
    </a>
  );
}

function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
