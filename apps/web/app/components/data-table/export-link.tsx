import { Download } from 'lucide-react';
import { buttonStyle } from '~/components/ui/button-style';
import { API_BASE } from '~/lib/api-base';
import type { Filters } from './list-state';

interface ExportLinkProps {
  /** The path of the list's own call; the file is one step below it and takes the same filters. */
  path: string;
  filters: Filters<string>;
}

export function ExportLink({ path, filters }: ExportLinkProps) {
  const set = Object.entries(filters).filter(([, value]) => value);
  const query = set.length > 0 ? `?${new URLSearchParams(set)}` : '';
  return (
    <a href={`${API_BASE}${path}/export${query}`} download className={buttonStyle('secondary')}>
      <Download aria-hidden className="size-5" />
      Export CSV
    </a>
  );
}
