import { PageHeader } from '~/components/layout/page-header';
import { InitDevicesTable } from '~/features/init-devices/admin/init-devices-table';

export default function InitDevicesPage() {
  return (
    <>
      <PageHeader title="Init Devices" />
      <InitDevicesTable />
    </>
  );
}
