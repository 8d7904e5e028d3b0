import { buttonStyle } from '@timesync/ui';
import { Download } from 'lucide-react';

interface DownloadLinkProps {
  /** Null where the seller has set no file. */
  fileUrl: string | null;
  productName: string;
}

export function DownloadLink({ fileUrl, productName }: DownloadLinkProps) {
  if (!fileUrl) return null;
  return (
    <a
      href={fileUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('secondary')}
    >
      <Download aria-hidden className="size-5" />
      Download
      <span className="sr-only">{productName}</span>
    </a>
  );
}
