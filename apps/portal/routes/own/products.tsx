import { screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { KeyRound, Landmark, MonitorSmartphone } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { licenseDetail } from '~/features/licensing/own/license-detail';
import { OwnProductsTable } from '~/features/orders/own/products/own-products-table';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { useUrlId } from '~/lib/navigation/use-url-id';

const productDialog = loadOnDemand(async () => (await import('./opened-product')).OpenedProduct);
const licensesDialog = loadOnDemand(async () => (await import('./all-licenses')).AllLicenses);
const withoutPurchase = loadOnDemand(
  async () => (await import('./without-purchase')).WithoutPurchase,
);

export default function OwnProductsPage() {
  const opened = useUrlId('detail');
  const listing = useDialogEntry<true>();
  usePrefetch(productDialog.prefetch);
  usePrefetch(licensesDialog.prefetch);
  usePrefetch(licenseDetail.prefetch);
  return (
    <>
      <PageHeader
        title="Produk Saya"
        action={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink to={screens.activation}>
              <MonitorSmartphone aria-hidden className="size-5" />
              Aktivasi perangkat
            </ButtonLink>
            <Button variant="secondary" onClick={() => listing.open(true)}>
              <KeyRound aria-hidden className="size-5" />
              Semua lisensi
            </Button>
            <ButtonLink to={screens.ownMosques} variant="secondary">
              <Landmark aria-hidden className="size-5" />
              Masjid Saya
            </ButtonLink>
          </div>
        }
      />
      <OwnProductsTable
        onDetail={opened.open}
        whenEmpty={<PartOnDemand part={withoutPurchase} partProps={{}} />}
      />
      <p className="mt-6 text-ink-muted text-sm">
        Ketua masjid berganti?{' '}
        <Link
          to={screens.handover}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-2"
        >
          Serah terima
        </Link>
      </p>
      {opened.id && (
        <DialogOnDemand
          dialog={productDialog}
          title="Detail Produk"
          dialogProps={{ id: opened.id, onClose: opened.close }}
        />
      )}
      {listing.value && (
        <DialogOnDemand
          dialog={licensesDialog}
          title="Semua Lisensi"
          dialogProps={{ onClose: listing.close }}
        />
      )}
    </>
  );
}
