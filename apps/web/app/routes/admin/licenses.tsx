import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { OPEN_LICENSE_PARAM } from '~/features/licenses/admin/license-address';
import { LicenseListActions } from '~/features/licenses/admin/license-list-actions';
import { LicensesTable } from '~/features/licenses/admin/licenses-table';
import { CustomerPicker } from '~/features/orders/admin/customer-picker';
import { pageTitle } from '~/lib/page-title';
import { useAddressId } from '~/lib/use-address-id';

export const meta = () => pageTitle('License');

const LicenseDialog = lazy(async () => ({
  default: (await import('~/features/licenses/admin/license-dialog')).LicenseDialog,
}));
const GiveLicenseDialog = lazy(async () => ({
  default: (await import('~/features/licenses/admin/give-license-dialog')).GiveLicenseDialog,
}));

export default function LicensesPage() {
  const opened = useAddressId(OPEN_LICENSE_PARAM);
  const [isGiving, setIsGiving] = useState(false);
  return (
    <>
      <PageHeader title="License" />
      <LicensesTable
        onOpen={opened.open}
        actions={<LicenseListActions onGive={() => setIsGiving(true)} />}
      />
      <Suspense>
        {opened.id && (
          <LicenseDialog key={opened.id} licenseId={opened.id} onClose={opened.close} />
        )}
        {isGiving && (
          <GiveLicenseDialog
            onClose={() => setIsGiving(false)}
            onGiven={(id) => {
              setIsGiving(false);
              opened.open(id);
            }}
            customerPicker={(customerId, onPick) => (
              <CustomerPicker customerId={customerId} onPick={onPick} />
            )}
          />
        )}
      </Suspense>
    </>
  );
}
