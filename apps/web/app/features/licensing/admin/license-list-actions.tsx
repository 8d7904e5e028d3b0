import { screens } from '@timesync/contract';
import { ArrowRightLeft, Gift, ShieldCheck } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { WaitingCount } from '~/components/ui/content/waiting-count';
import { useOpenTransferCount } from './transfers/managed-transfer-queries';

interface LicenseListActionsProps {
  /** Warranty claims that wait, where somebody knows it. */
  claimCount: number | undefined;
  onGive: () => void;
}

export function LicenseListActions({ claimCount, onGive }: LicenseListActionsProps) {
  const waiting = useOpenTransferCount();
  return (
    <>
      <ButtonLink to={screens.transfers}>
        <ArrowRightLeft aria-hidden className="size-5" />
        Pindah Perangkat
        <WaitingCount count={waiting} />
      </ButtonLink>
      <ButtonLink to={screens.claims} variant="secondary">
        <ShieldCheck aria-hidden className="size-5" />
        Klaim Garansi
        <WaitingCount count={claimCount} />
      </ButtonLink>
      <Button variant="secondary" onClick={onGive}>
        <Gift aria-hidden className="size-5" />
        Beri Lisensi
      </Button>
    </>
  );
}
