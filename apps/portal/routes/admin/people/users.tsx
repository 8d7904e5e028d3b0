import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { lazyDialog } from '~/components/ui';
import { ManagedUsers } from '~/features/people/accounts/admin/managed-users';

const ImportDialog = lazyDialog(
  async () => (await import('~/features/people/accounts/admin/import/import-dialog')).ImportDialog,
);

export default function UsersPage() {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <PageHeader title="Users" />
      <ManagedUsers onImport={() => setIsImporting(true)} />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}
