import type { License, OrderLine } from '@timesync/contract';
import { Button, buttonStyle } from '@timesync/ui';
import { Download } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Badge, CopyButton } from '~/components/ui';
import { keyGroups } from './key-groups';

interface CopyLicenseProps {
  licenses: License[];
  isQuiet?: boolean;
  /** In the table, where its row says what is copied. */
  isIcon?: boolean;
}

/** One key, or all of them one below the other, ready for a chat message. */
export function CopyLicense({ licenses, isQuiet, isIcon }: CopyLicenseProps) {
  const [first] = licenses;
  if (!first) return null;
  return (
    <CopyButton
      text={licenses.map((license) => license.licenseKey).join('\n')}
      copiedMessage="License key disalin!"
      isQuiet={isQuiet}
    >
      <span className={isIcon ? 'sr-only' : undefined}>
        {licenses.length === 1 ? 'Salin' : `Salin semua (${licenses.length})`}
      </span>
      {licenses.length === 1 && <span className="sr-only">{first.licenseKey}</span>}
    </CopyButton>
  );
}

/** Breaks only between groups, and only on narrow screens; selected by hand it is still the key. */
export function LicenseKey({ licenseKey }: Pick<License, 'licenseKey'>) {
  return (
    <code className="font-bold font-mono text-ink lg:whitespace-nowrap">
      {keyGroups(licenseKey).map(({ at, text }) => (
        <Fragment key={at}>
          <span className="whitespace-nowrap">{text}</span>
          <wbr className="lg:hidden" />
        </Fragment>
      ))}
    </code>
  );
}

/** A badge with a count represents several licences. */
export function UsedBadge({ used, count }: { used: boolean; count?: number }) {
  return (
    <Badge tone={used ? 'neutral' : 'success'}>
      {used ? 'Telah dipakai' : 'Belum dipakai'}
      {count !== undefined && ` (${count})`}
    </Badge>
  );
}

interface LicenseListProps {
  licenses: License[];
  /** Details and actions of a licence, below its key. */
  detailOf?: (license: License) => ReactNode;
}

/** Every key with its state and its own copy button. */
export function LicenseList({ licenses, detailOf }: LicenseListProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {licenses.map((license) => (
        <li key={license.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
          <span className="text-base max-sm:basis-full">
            <LicenseKey licenseKey={license.licenseKey} />
          </span>
          <span className="sm:ml-auto">
            <UsedBadge used={license.used} />
          </span>
          <CopyLicense licenses={[license]} isQuiet />
          {detailOf && <div className="basis-full">{detailOf(license)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** An order line may carry 999 licences; more than these are shown on request. */
export const LICENSES_AT_FIRST = 3;

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

/** Download and licence keys of a paid order line; few people need the keys. */
export function LineGoods({ line }: { line: OrderLine }) {
  const [isWhole, setIsWhole] = useState(false);
  const { licenses, product } = line;
  if (licenses.length === 0 && !product.fileUrl) return null;
  const hasMore = !isWhole && licenses.length > LICENSES_AT_FIRST;
  return (
    <div className="space-y-3">
      <DownloadLink fileUrl={product.fileUrl} productName={product.name} />
      {licenses.length > 0 && (
        <details className="space-y-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-text">
            License key ({licenses.length})
          </summary>
          <LicenseList licenses={hasMore ? licenses.slice(0, LICENSES_AT_FIRST) : licenses} />
          {hasMore && (
            <Button variant="secondary" onClick={() => setIsWhole(true)}>
              Lihat semua ({licenses.length})
            </Button>
          )}
        </details>
      )}
    </div>
  );
}
