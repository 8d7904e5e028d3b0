import { Alert } from '@timesync/ui';
import { useLocation } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { TakeLicense } from '~/features/licenses/licensing/own/take-license';

export default function TakeLicensePage() {
  const code = useLocation().hash.slice(1);
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title="Ambil Lisensi" />
      {code ? (
        <TakeLicense key={code} code={code} />
      ) : (
        <Alert tone="error">
          Tautan lisensi tidak lengkap. Buka lagi dari pesannya, atau minta tautan baru.
        </Alert>
      )}
    </div>
  );
}
