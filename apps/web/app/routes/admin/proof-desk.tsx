import { screens } from '@timesync/contract';
import { ArrowLeft } from 'lucide-react';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/button-link';
import { ProofDesk } from '~/features/orders/admin/proof-desk';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Periksa Bukti');

export default function ProofDeskPage() {
  return (
    <>
      <PageHeader
        title="Periksa Bukti"
        description="Yang paling lama menunggu di depan."
        action={
          <ButtonLink to={screens.orders} variant="secondary">
            <ArrowLeft aria-hidden className="size-5" />
            Transaksi
          </ButtonLink>
        }
      />
      <ProofDesk />
    </>
  );
}
