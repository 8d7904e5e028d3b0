import { screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { KeyRound, Landmark, MonitorSmartphone } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink, lazyDialog, lazyPart } from '~/components/ui';
import { OwnLicenseDetail } from '~/features/licenses/licensing/own/license-detail';
import { OwnProductsTable } from '~/features/shop/orders/own/products/own-products-table';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';

const AllLicenses = lazyDialog(
  () => import('~/features/licenses/licensing/own/own-licenses-dialog'),
);
const WithoutPurchase = lazyPart(() => import('./without-purchase'));

export default function OwnProductsPage() {
  const open = useOpenRow();
  const listing = useDialogEntry<true>();
  usePrefetch(() => import('./opened-product'));
  usePrefetch(AllLicenses.prefetch);
  usePrefetch(OwnLicenseDetail.prefetch);
  return (
    <>
      <PageHeader
        title="Produk Saya"
        action={
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:w-full">
            <ButtonLink to={screens.activation} className="max-sm:w-full sm:order-last sm:ml-2">
              <MonitorSmartphone aria-hidden className="size-5" />
              Aktivasi perangkat
            </ButtonLink>
            <Button
              variant="quiet"
              className="text-brand-text max-sm:-ml-4"
              onClick={() => listing.open(true)}
            >
              <KeyRound aria-hidden className="size-5" />
              Semua lisensi
            </Button>
            <ButtonLink to={screens.ownMosques} variant="quiet" className="text-brand-text">
              <Landmark aria-hidden className="size-5" />
              Masjid Saya
            </ButtonLink>
          </div>
        }
      />
      <OwnProductsTable onDetail={open} whenEmpty={<WithoutPurchase />} />
      <p className="mt-6 text-ink-muted text-sm">
        Ketua masjid berganti?{' '}
        <Link
          to={screens.handover}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-2"
        >
          Serah terima
        </Link>
      </p>
      <Outlet />
      {listing.value && <AllLicenses onClose={listing.close} />}
    </>
  );
}
