import { screens } from '@timesync/contract';
import { ArrowRightLeft, Gift } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { WaitingCount } from '~/components/ui/content/waiting-count';
import { useOpenTransferCount } from './transfers/managed-transfer-queries';

export function LicenseListActions({ onGive }: { onGive: () => void }) {
  const waiting = useOpenTransferCount();
  return (
    <>
      <ButtonLink to={screens.transfers}>
        <ArrowRightLeft aria-hidden className="size-5" />
        Pindah Perangkat
        <WaitingCount count={waiting} />
      </ButtonLink>
      <Button variant="secondary" onClick={onGive}>
        <Gift aria-hidden className="size-5" />
        Beri Lisensi
      </Button>
    </>
  );
}
