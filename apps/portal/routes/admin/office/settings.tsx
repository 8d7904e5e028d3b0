import { PageHeader } from '~/components/layout/page-header';
import { SettingsScreen } from '~/features/office/settings/settings-screen';
import { ShippingRates } from '~/features/shop/shipping/admin/shipping-rates';

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Pengaturan" description="Perubahan langsung berlaku di semua halaman." />
      <SettingsScreen additions={{ pengiriman: <ShippingRates /> }} />
    </>
  );
}
