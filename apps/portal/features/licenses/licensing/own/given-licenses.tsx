import { Card } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Skeleton } from '~/components/ui';
import { OwnLicenseList } from './own-license-list';
import { useOwnLicenses } from './own-license-queries';

/** Licences given by an admin, shown without a further tap to customers without a purchase. */
export function GivenLicenses({ whenEmpty }: { whenEmpty: ReactNode }) {
  const { data, isError } = useOwnLicenses();
  if (!data && !isError) return <Skeleton className="h-40" />;
  if (data?.pages[0]?.total === 0) return whenEmpty;
  return (
    <Card className="space-y-4">
      <h2 className="font-bold text-ink text-lg">Lisensi Anda</h2>
      <OwnLicenseList whenEmpty={null} />
    </Card>
  );
}
