import { screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { PackageOpen } from 'lucide-react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { EmptyState } from '~/components/ui/feedback/empty-state';

export function NoProducts() {
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
