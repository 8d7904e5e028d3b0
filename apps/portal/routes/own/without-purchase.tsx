import { screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { PackageOpen } from 'lucide-react';
import { ButtonLink, EmptyState } from '~/components/ui';
import { GivenLicenses } from '~/features/licenses/licensing/own/given-licenses';

/** This code is loaded only for customers without a purchase. */
export default function WithoutPurchase() {
  return <GivenLicenses whenEmpty={<NoProducts />} />;
}

function NoProducts() {
  return (
    <Card>
      <EmptyState
        icon={PackageOpen}
        title="Tidak ada data"
        action={<ButtonLink to={screens.dashboard}>Lihat produk</ButtonLink>}
      >
        Produk dan lisensi Anda tampil di sini setelah pembayarannya kami terima.
      </EmptyState>
    </Card>
  );
}
