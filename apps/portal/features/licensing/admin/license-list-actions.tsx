import { screens, type WaitingWork } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { ArrowRightLeft, Gift, ShieldCheck } from 'lucide-react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { WaitingCount } from '~/components/ui/content/waiting-count';

interface LicenseListActionsProps {
  /** The numbers of waiting items, once they are known. */
  waiting: WaitingWork | undefined;
  onGive: () => void;
}

export function LicenseListActions({ waiting, onGive }: LicenseListActionsProps) {
  return (
    <>
      <ButtonLink to={screens.transfers}>
        <ArrowRightLeft aria-hidden className="size-5" />
        Pindah Perangkat
        <WaitingCount count={waiting?.moves} />
      </ButtonLink>
      <ButtonLink to={screens.claims} variant="secondary">
        <ShieldCheck aria-hidden className="size-5" />
        Klaim Garansi
        <WaitingCount count={waiting?.claims} />
      </ButtonLink>
      <Button variant="secondary" onClick={onGive}>
        <Gift aria-hidden className="size-5" />
        Beri Lisensi
      </Button>
    </>
  );
}
