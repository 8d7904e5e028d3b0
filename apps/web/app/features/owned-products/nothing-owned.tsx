import { screens } from '@timesync/contract';
import { PackageOpen } from 'lucide-react';
import { ButtonLink } from '~/components/ui/button-link';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/empty-state';

export function NothingOwned() {
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
