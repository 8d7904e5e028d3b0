import { lazyPart } from '~/components/ui';
import { SettingsPanel } from '~/features/office/settings/settings-panel';

const ShippingRates = lazyPart(() => import('~/features/shop/shipping/admin/shipping-rates'));
const WebhooksPanel = lazyPart(() => import('~/features/office/webhooks/webhooks-panel'));

export default function SettingsSectionPage() {
  return (
    <SettingsPanel additions={{ pengiriman: <ShippingRates />, webhook: <WebhooksPanel /> }} />
  );
}
