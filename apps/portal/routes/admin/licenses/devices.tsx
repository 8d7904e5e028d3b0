import { PageHeader } from '~/components/layout/page-header';
import { DeviceSummary } from '~/features/office/revenue/devices/device-summary';
import { ManagedDevices } from '~/features/office/revenue/devices/managed-devices';

export default function DevicesPage() {
  return (
    <>
      <PageHeader
        title="Perangkat"
        description="Perangkat yang sedang memakai lisensi, menurut aktivasinya."
      />
      <DeviceSummary />
      <ManagedDevices />
    </>
  );
}
