import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Init Devices');

export default function InitDevicesPage() {
  return <ComingSoon title="Init Devices" />;
}
