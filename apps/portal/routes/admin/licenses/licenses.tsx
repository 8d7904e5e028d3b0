import { useState } from 'react';
import { Outlet } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { lazyDialog } from '~/components/ui';
import { ManagedLicenses } from '~/features/licenses/licensing/admin/managed-licenses';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';

const GiveLicensesDialog = lazyDialog(
  async () =>
    (await import('~/features/licenses/licensing/admin/give/give-licenses-dialog'))
      .GiveLicensesDialog,
);

export default function LicensesPage() {
  const open = useOpenRow();
  const [isGiving, setIsGiving] = useState(false);
  return (
    <>
      <PageHeader title="License" />
      <ManagedLicenses onOpen={open} onGive={() => setIsGiving(true)} />
      <Outlet />
      {isGiving && <GiveLicensesDialog onClose={() => setIsGiving(false)} />}
    </>
  );
}
