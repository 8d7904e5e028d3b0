import { PageHeader } from '~/components/layout/page-header';
import { ManagedInitDevices } from '~/features/licenses/init-devices/managed-init-devices';

export default function InitDevicesPage() {
  return (
    <>
      <PageHeader title="Init Devices" />
      <ManagedInitDevices />
    </>
  );
}
