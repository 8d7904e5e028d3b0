import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink, lazyPart, Skeleton } from '~/components/ui';
import { BoxScanner } from '~/features/shop/shipping/admin/box-scanner';
import { ParcelBoard } from '~/features/shop/shipping/admin/parcel-board';
import { useMay } from '~/lib/session/use-may';

/** The camera's code is loaded when a box is scanned. */
const FindDevice = lazyPart(
  async () => (await import('~/features/licenses/licensing/activation/find-device')).FindDevice,
  () => ({ fallback: <Skeleton className="h-40" /> }),
);

export default function ParcelsPage() {
  const may = useMay();
  return (
    <>
      <PageHeader
        title="Kiriman"
        description="Box yang sudah lunas, yang di jalan, dan yang ditunggu kembali."
        action={may('orders') && <BackLink to={screens.orders}>Transaksi</BackLink>}
      />
      <BoxScanner value={ScanWithCamera}>
        <ParcelBoard />
      </BoxScanner>
    </>
  );
}

function ScanWithCamera({ onFound }: { onFound: (code: string) => void }) {
  return <FindDevice isCameraOpen onFound={onFound} />;
}
