import { SettingsPanel } from '~/features/office/settings/settings-panel';
import { ShippingRates } from '~/features/shop/shipping/admin/shipping-rates';

export default function SettingsSectionPage() {
  return <SettingsPanel additions={{ pengiriman: <ShippingRates /> }} />;
}
