import { useQuery } from '@tanstack/react-query';
import { formatDate, type License, type OwnProduct, productLabel } from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Dialog, Fold, FoldList, Loaded } from '~/components/ui';
import { keys, readOf } from '~/lib/api';
import { CopyLicense, DownloadLink, LicenseKey, LicenseList, UsedBadge } from './license-parts';
import { placeOf } from './place-of';

interface OwnProductDialogProps {
  id: number;
  onClose: () => void;
  /** Draws the files of the app, which belong to every licence. */
  appFiles: ReactNode;
  /** Draws the warranty of what was sent. */
  boxesOf: (line: OwnProduct) => ReactNode;
  /** Draws what can be done with a licence; with the row of its key where it is the only one. */
  licenseOf: (license: License, keyRow?: ReactNode) => ReactNode;
}

export function OwnProductDialog({ id, onClose, ...draws }: OwnProductDialogProps) {
  const line = useQuery({
    ...readOf(keys.ownProducts, 'GET /my-products/:id', { params: { id } }),
    staleTime: 0,
  });
  return (
    <Dialog onClose={onClose} size="large" title="Detail Produk">
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
  const [first] = licenses;
  return (
    <div className="space-y-6">
      <Head line={line} />
      {!first && (
        <div className="space-y-3">
          <DownloadLink fileUrl={product.fileUrl} productName={product.name} />
          <p className="text-ink-muted text-sm">Produk ini dapat dipakai tanpa lisensi.</p>
        </div>
      )}
      {licenses.length === 1 && first && licenseOf(first, <KeyRow license={first} />)}
      {licenses.length > 1 && (
        <section aria-labelledby="own-licenses" className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="own-licenses" className="font-bold text-ink">
              Lisensi ({licenses.length})
            </h3>
            <CopyLicense licenses={licenses} />
          </div>
          <LicenseList licenses={licenses} detailOf={(license) => licenseOf(license)} />
        </section>
      )}
      {line.isShipped && boxesOf(line)}
      <FoldList>
        {(line.requiresLicense || (first && product.fileUrl)) && (
          <Fold title="Download" isRow>
            {product.fileUrl && (
              <DownloadLink fileUrl={product.fileUrl} productName={product.name} />
            )}
            {line.requiresLicense && appFiles}
          </Fold>
        )}
        <Fold title="Pembelian" isRow>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <DetailRow label="Invoice">{line.invoiceNumber}</DetailRow>
            <DetailRow label="Lunas pada">{formatDate(line.paidAt)}</DetailRow>
          </dl>
        </Fold>
      </FoldList>
    </div>
  );
}

/** Where it hangs, and what it is. */
function Head({ line }: { line: OwnProduct }) {
  const { licenses, product, productVariant } = line;
  const place = placeOf(line);
  const bought = productLabel(product.name, productVariant?.name ?? null);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h3 className="break-words font-bold text-ink text-lg">{place ?? bought}</h3>
        {place && <p className="break-words text-ink-muted text-sm">{bought}</p>}
      </div>
      {licenses.length === 1 && licenses[0] && (
        <span className="shrink-0 pt-0.5">
          <UsedBadge used={licenses[0].used} />
        </span>
      )}
    </div>
  );
}

function KeyRow({ license }: { license: License }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <div className="min-w-0">
        <p className="text-ink-muted text-xs">License key</p>
        <LicenseKey licenseKey={license.licenseKey} />
      </div>
      <CopyLicense licenses={[license]} isQuiet />
    </div>
  );
}
