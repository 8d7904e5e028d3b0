import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { LicenseListActions } from '~/features/licensing/admin/license-list-actions';
import { OPEN_LICENSE_PARAM } from '~/features/licensing/admin/managed-license-url';
import { LicensesTable } from '~/features/licensing/admin/managed-licenses-table';
import { CustomerPicker } from '~/features/orders/admin/phone-order/customer-picker';
import { useAddressId } from '~/lib/navigation/use-url-id';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('License');

const LicenseDialog = lazy(async () => ({
  default: (await import('~/features/licensing/admin/managed-license-dialog')).LicenseDialog,
}));
const GiveLicenseDialog = lazy(async () => ({
  default: (await import('~/features/licensing/admin/give/give-license-dialog')).GiveLicenseDialog,
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
