import { screens } from '@timesync/contract';
import { ArrowRightLeft, Gift } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { ButtonLink } from '~/components/ui/button-link';
import { useOpenTransferCount } from './transfer-queries';

export function LicenseListActions({ onGive }: { onGive: () => void }) {
  const waiting = useOpenTransferCount();
  return (
    <>
      <ButtonLink to={screens.transfers}>
        <ArrowRightLeft aria-hidden className="size-5" />
        Pindah Perangkat
        {waiting !== undefined && (
          <span className="rounded-full bg-brand-ink px-2 font-bold text-brand text-xs tabular-nums">
            {waiting}
            <span className="sr-only"> menunggu</span>
          </span>
        )}
      </ButtonLink>
      <Button variant="secondary" onClick={onGive}>
        <Gift aria-hidden className="size-5" />
        Beri Lisensi
      </Button>
    </>
  );
}
