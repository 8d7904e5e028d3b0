import { formatDate, type License, type OwnProduct, screens } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { CopyLicense } from './copy-license';
import { DownloadLink } from './download-link';
import { LicenseList } from './license-list';
import { useOwnedProduct } from './own-product-queries';

interface OwnedProductDialogProps {
  id: number;
  onClose: () => void;
  /** Draws what can be done with one of the product's licences. */
  licenseOf: (license: License, licenseCount: number) => ReactNode;
}

export function OwnedProductDialog({ id, onClose, licenseOf }: OwnedProductDialogProps) {
  const owned = useOwnedProduct(id);
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Detail Produk">
      <Loaded query={owned} failure="Produk ini tidak dapat dimuat.">
        {(loaded) => <Content owned={loaded} licenseOf={licenseOf} />}
      </Loaded>
    </Dialog>
  );
}

interface ContentProps extends Pick<OwnedProductDialogProps, 'licenseOf'> {
  owned: OwnProduct;
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
          <NoOwnFile isApp={owned.requiresLicense} />
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

/** A licence belongs to the app, and the app's files stand on the dashboard for everybody. */
function NoOwnFile({ isApp }: { isApp: boolean }) {
  if (!isApp) {
    return <p className="text-ink-muted text-sm">Produk ini tidak memiliki file unduhan.</p>;
  }
  return (
    <p className="text-ink text-sm">
      Unduh aplikasinya di{' '}
      <Link
        to={screens.dashboard}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-2"
      >
        Dashboard
      </Link>
      .
    </p>
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
