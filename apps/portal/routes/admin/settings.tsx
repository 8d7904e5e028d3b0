import { PageHeader } from '~/components/layout/page-header';
import { SettingsScreen } from '~/features/settings/settings-screen';
import { ShippingRates } from '~/features/shipping/admin/shipping-rates';

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Pengaturan" description="Perubahan langsung berlaku di semua halaman." />
      <SettingsScreen additions={{ pengiriman: <ShippingRates /> }} />
    </>
  );
}
