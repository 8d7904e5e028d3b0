import { buttonStyle } from '@timesync/ui';
import { Download } from 'lucide-react';

interface DownloadLinkProps {
  /** Null where the seller has set no file. */
  fileUrl: string | null;
  productName: string;
  /** In the table, on a wide screen as an icon. */
  isInTable?: boolean;
}

export function DownloadLink({ fileUrl, productName, isInTable }: DownloadLinkProps) {
  if (!fileUrl) return null;
  return (
    <a
      href={fileUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={
        isInTable ? buttonStyle('quiet', 'regular', 'text-brand-text') : buttonStyle('secondary')
      }
    >
      <Download aria-hidden className="size-5" />
      <span className={isInTable ? 'md:sr-only' : undefined}>Download</span>
      <span className="sr-only">{productName}</span>
    </a>
  );
}
