import { lazyPart } from '~/components/ui/feedback/lazy-part';
import { SettingsPanel } from '~/features/office/settings/settings-panel';

const ShippingRates = lazyPart(
  async () => (await import('~/features/shop/shipping/admin/shipping-rates')).ShippingRates,
);

export default function SettingsSectionPage() {
  return <SettingsPanel additions={{ pengiriman: <ShippingRates /> }} />;
}
