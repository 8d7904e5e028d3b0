import { Button } from '@timesync/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Loaded } from '~/components/ui/feedback/loaded';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { OwnLicenseDetail } from './license-detail';
import { useOwnLicense } from './own-license-queries';

interface OwnLicensePanelProps {
  licenseId: number;
  licenseKey: string;
  /** Open from the start if there is only one licence; of many, each is loaded when it is opened. */
  isOpenAtFirst: boolean;
  photos: PhotoSource;
}

export function OwnLicensePanel(props: OwnLicensePanelProps) {
  const { licenseId, licenseKey, isOpenAtFirst, photos } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  usePrefetch(OwnLicenseDetail.prefetch);
  return (
    <div>
      {!isOpenAtFirst && (
        <Button
          variant="quiet"
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
        {isOpen && <LoadedDetail licenseId={licenseId} photos={photos} />}
      </div>
    </div>
  );
}

function LoadedDetail({ licenseId, photos }: { licenseId: number; photos: PhotoSource }) {
  const license = useOwnLicense(licenseId);
  return (
    <Loaded query={license} failure="Status lisensi ini tidak dapat dimuat.">
      {(loaded) => <OwnLicenseDetail license={loaded} photos={photos} />}
    </Loaded>
  );
}
