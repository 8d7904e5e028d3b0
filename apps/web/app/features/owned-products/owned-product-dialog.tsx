import { formatDate, type License, type OwnedProduct } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Skeleton } from '~/components/ui/skeleton';
import { CopyLicense } from './copy-license';
import { DownloadLink } from './download-link';
import { LicenseList } from './license-list';
import { useOwnedProduct } from './owned-product-queries';

interface OwnedProductDialogProps {
  id: number;
  onClose: () => void;
  /** Draws what can be done with one of the product's licences. */
  licenseOf: (license: License, licenseCount: number) => ReactNode;
}

export function OwnedProductDialog({ id, onClose, licenseOf }: OwnedProductDialogProps) {
  const { data: owned, isError, isFetching, refetch } = useOwnedProduct(id);
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Detail Produk">
      {owned ? (
        <Content owned={owned} licenseOf={licenseOf} />
      ) : isError && !isFetching ? (
        <div role="alert" className="space-y-4 py-6 text-center">
          <p className="text-ink">Produk ini tidak dapat dimuat.</p>
          <Button variant="secondary" onClick={() => refetch()}>
            Coba lagi
          </Button>
        </div>
      ) : (
        <div aria-busy className="space-y-4">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Dialog>
  );
}

interface ContentProps extends Pick<OwnedProductDialogProps, 'licenseOf'> {
  owned: OwnedProduct;
}

function Content({ owned, licenseOf }: ContentProps) {
  const { product, licenses } = owned;
  return (
    <div className="space-y-6">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label="Nama produk">{product.name}</Fact>
        <Fact label="Variant">{owned.productVariant?.name ?? '-'}</Fact>
        <Fact label="Invoice">{owned.invoiceNumber}</Fact>
        <Fact label="Lunas pada">{formatDate(owned.paidAt)}</Fact>
      </dl>
      <section aria-labelledby="owned-download" className="space-y-2">
        <h3 id="owned-download" className="font-bold text-ink">
          Download
        </h3>
        {product.fileUrl ? (
          <DownloadLink fileUrl={product.fileUrl} productName={product.name} />
        ) : (
          <p className="text-ink-muted text-sm">Produk ini tidak memiliki file unduhan.</p>
        )}
      </section>
      <section aria-labelledby="owned-licenses" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="owned-licenses" className="font-bold text-ink">
            Lisensi {licenses.length > 1 && `(${licenses.length})`}
          </h3>
          {licenses.length > 1 && <CopyLicense licenses={licenses} />}
        </div>
        {licenses.length > 0 ? (
          <LicenseList
            licenses={licenses}
            detailOf={(license) => licenseOf(license, licenses.length)}
          />
        ) : (
          <p className="text-ink-muted text-sm">Produk ini dapat dipakai tanpa lisensi.</p>
        )}
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="break-words font-semibold text-ink">{children}</dd>
    </div>
  );
}
