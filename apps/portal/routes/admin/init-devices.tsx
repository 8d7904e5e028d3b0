import { PageHeader } from '~/components/layout/page-header';
import { InitDevicesTable } from '~/features/init-devices/admin/init-devices-table';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Init Devices');

export default function InitDevicesPage() {
  return (
    <>
      <PageHeader title="Init Devices" />
      <InitDevicesTable />
    </>
  );
}
