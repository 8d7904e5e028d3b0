import { Button } from '@timesync/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Loaded } from '~/components/ui';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { OwnLicenseDetail } from './license-detail';
import { useOwnLicense } from './own-license-queries';

interface OwnLicensePanelProps {
  licenseId: number;
  licenseKey: string;
  /** Of the only licence, which is open from the start; of many, each is loaded when it is opened. */
  keyRow?: ReactNode;
}

export function OwnLicensePanel(props: OwnLicensePanelProps) {
  const { licenseId, licenseKey, keyRow } = props;
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  usePrefetch(OwnLicenseDetail.prefetch);
  if (keyRow) return <LoadedDetail licenseId={licenseId} keyRow={keyRow} />;
  return (
    <div>
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
      <div id={bodyId} hidden={!isOpen} className="pt-2">
        {isOpen && <LoadedDetail licenseId={licenseId} />}
      </div>
    </div>
  );
}

type LoadedDetailProps = Pick<OwnLicensePanelProps, 'licenseId' | 'keyRow'>;

function LoadedDetail({ licenseId, keyRow }: LoadedDetailProps) {
  const license = useOwnLicense(licenseId);
  return (
    <Loaded query={license} failure="Status lisensi ini tidak dapat dimuat.">
      {(loaded) => <OwnLicenseDetail license={loaded} keyRow={keyRow} />}
    </Loaded>
  );
}
