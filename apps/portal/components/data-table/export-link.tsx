// The browser itself saves the file, because a list of a million rows does not fit into a page. An
// error of that download is not visible, so the list is requested first, with the same filters.
import { buttonStyle, classNames } from '@timesync/ui';
import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { API_BASE } from '~/lib/api/api-base';
import { readUrl } from '~/lib/api/api-client';
import type { Filters } from './list-state';

/** `path` is that of the list's own call; the file is one step below it and takes the same filters. */
export function useExport(path: string, filters: Filters<string>) {
  const [isAsking, setIsAsking] = useState(false);
  const set = Object.entries(filters).filter(([, value]) => value);
  const query = set.length > 0 ? `?${new URLSearchParams(set)}` : '';
  const url = `${API_BASE}${path}/export${query}`;

  const save = async () => {
    if (isAsking) return;
    setIsAsking(true);
    try {
      await readUrl(`${path}?${new URLSearchParams([...set, ['limit', '1']])}`);
      download(url);
    } catch {
      // The toast has said why.
    } finally {
      setIsAsking(false);
    }
  };
  return { url, isAsking, save };
}

interface ExportLinkProps {
  file: ReturnType<typeof useExport>;
  className?: string;
}

export function ExportLink({ file, className }: ExportLinkProps) {
  const saveFile = (event: MouseEvent) => {
    event.preventDefault();
    void file.save();
  };
  return (
    <a
      href={file.url}
      download
      aria-busy={file.isAsking}
      className={classNames(buttonStyle('secondary'), className)}
      onClick={saveFile}
    >
      <Download aria-hidden className="size-5" />
      Export CSV
    </a>
  );
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
