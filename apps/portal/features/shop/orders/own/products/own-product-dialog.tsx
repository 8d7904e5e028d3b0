import { formatDate, type License, type OwnProduct } from '@timesync/contract';
import { Fact } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { CopyLicense } from './copy-license';
import { DownloadLink } from './download-link';
import { LicenseList } from './license-list';
import { useOwnProduct } from './own-product-queries';

interface OwnProductDialogProps {
  id: number;
  onClose: () => void;
  /** Draws the files of the app, which belong to every licence. */
  appFiles: ReactNode;
  /** Draws the warranty of what was sent. */
  boxesOf: (line: OwnProduct) => ReactNode;
  /** Draws what can be done with one of the product's licences. */
  licenseOf: (license: License, licenseCount: number) => ReactNode;
}

export function OwnProductDialog({ id, onClose, ...draws }: OwnProductDialogProps) {
  const line = useOwnProduct(id);
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Detail Produk">
      <Loaded query={line} failure="Produk ini tidak dapat dimuat.">
        {(loaded) => <Content line={loaded} {...draws} />}
      </Loaded>
    </Dialog>
  );
}

interface ContentProps extends Omit<OwnProductDialogProps, 'id' | 'onClose'> {
  line: OwnProduct;
}

function Content({ line, appFiles, boxesOf, licenseOf }: ContentProps) {
  const { product, licenses } = line;
  return (
    <div className="space-y-6">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label="Nama produk">{product.name}</Fact>
        <Fact label="Variant">{line.productVariant?.name ?? '-'}</Fact>
        <Fact label="Invoice">{line.invoiceNumber}</Fact>
        <Fact label="Lunas pada">{formatDate(line.paidAt)}</Fact>
      </dl>
      <section aria-labelledby="own-download" className="space-y-2">
        <h3 id="own-download" className="font-bold text-ink">
          Download
        </h3>
        {product.fileUrl && <DownloadLink fileUrl={product.fileUrl} productName={product.name} />}
        {line.requiresLicense && appFiles}
        {!product.fileUrl && !line.requiresLicense && (
          <p className="text-ink-muted text-sm">Produk ini tidak memiliki file unduhan.</p>
        )}
      </section>
      {line.isShipped && boxesOf(line)}
      <section aria-labelledby="own-licenses" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="own-licenses" className="font-bold text-ink">
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
