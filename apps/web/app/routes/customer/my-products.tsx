import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { Button } from '~/components/ui/button';
import { DialogOnDemand } from '~/components/ui/dialog-on-demand';
import { OwnedProductsTable } from '~/features/owned-products/owned-products-table';
import { pageTitle } from '~/lib/page-title';
import { partOnDemand } from '~/lib/part-on-demand';
import { useAddressId } from '~/lib/use-address-id';
import { useDialogEntry } from '~/lib/use-dialog-entry';

export const meta = () => pageTitle('Produk Saya');

const productPart = partOnDemand(async () => (await import('./opened-product')).OpenedProduct);
const licensesPart = partOnDemand(async () => (await import('./all-licenses')).AllLicenses);

export default function MyProductsPage() {
  const opened = useAddressId('detail');
  const listing = useDialogEntry<true>();
  useEffect(productPart.fetchAhead, []);
  useEffect(licensesPart.fetchAhead, []);
  return (
    <>
      <PageHeader
        title="Produk Saya"
        action={
          <Button variant="secondary" onClick={() => listing.open(true)}>
            <KeyRound aria-hidden className="size-5" />
            Semua lisensi
          </Button>
        }
      />
      <OwnedProductsTable onDetail={opened.open} />
      {opened.id && (
        <DialogOnDemand
          part={productPart}
          title="Detail Produk"
          dialogProps={{ id: opened.id, onClose: opened.close }}
        />
      )}
      {listing.value && (
        <DialogOnDemand
          part={licensesPart}
          title="Semua Lisensi"
          dialogProps={{ onClose: listing.close }}
        />
      )}
    </>
  );
}
