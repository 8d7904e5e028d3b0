import type { OrderLine } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { DownloadLink } from './download-link';
import { LicenseList } from './license-list';
import { LICENSES_AT_FIRST } from './licenses-at-first';

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
