import { buttonStyle } from '@timesync/ui';
import { Download } from 'lucide-react';

interface DownloadLinkProps {
  /** Null where the seller has set no file. */
  fileUrl: string | null;
  productName: string;
  isQuiet?: boolean;
}

export function DownloadLink({ fileUrl, productName, isQuiet }: DownloadLinkProps) {
  if (!fileUrl) return null;
  return (
    <a
      href={fileUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={
        isQuiet ? buttonStyle('quiet', 'regular', 'text-brand-text') : buttonStyle('secondary')
      }
    >
      <Download aria-hidden className="size-5" />
      Download
      <span className="sr-only">{productName}</span>
    </a>
  );
}
