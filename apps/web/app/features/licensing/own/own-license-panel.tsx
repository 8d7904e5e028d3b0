import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { OwnedLicenseDetail } from './own-license-detail';
import { useOwnedLicense } from './own-license-queries';
import type { PhotoWay } from './photo-upload';

interface OwnedLicensePanelProps {
  licenseId: number;
  licenseKey: string;
  /** Where there is only one; of 999 each is asked for when it is opened. */
  isOpenAtFirst: boolean;
  photoWay: PhotoWay;
}

export function OwnedLicensePanel(props: OwnedLicensePanelProps) {
  const { licenseId, licenseKey, isOpenAtFirst, photoWay } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  return (
    <div>
      {!isOpenAtFirst && (
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className="-ml-3 text-brand-text"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
          Perangkat dan aktivasi
          <span className="sr-only">{licenseKey}</span>
        </Button>
      )}
      <div id={bodyId} hidden={!isOpen} className="pt-2">
        {isOpen && <LoadedDetail licenseId={licenseId} photoWay={photoWay} />}
      </div>
    </div>
  );
}

function LoadedDetail({ licenseId, photoWay }: { licenseId: number; photoWay: PhotoWay }) {
  const { data: license, isError, isFetching, refetch } = useOwnedLicense(licenseId);
  if (license) return <OwnedLicenseDetail license={license} photoWay={photoWay} />;
  if (isError && !isFetching) {
    return (
      <div role="alert" className="space-y-3">
        <p className="text-ink text-sm">Status lisensi ini tidak dapat dimuat.</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy className="space-y-3">
      <Skeleton className="w-1/3" />
      <Skeleton className="h-16" />
    </div>
  );
}
