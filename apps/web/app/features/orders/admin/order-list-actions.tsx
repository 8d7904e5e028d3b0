import { screens } from '@timesync/contract';
import { FileSearch, Plus, ScrollText } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { ButtonLink } from '~/components/ui/button-link';
import { useWaitingCount } from './managed-order-queries';

/** What leads away from the list: the desk, an order by phone, the audit. */
export function OrderListActions({ onPlaceOrder }: { onPlaceOrder: () => void }) {
  const waiting = useWaitingCount();
  return (
    <>
      <ButtonLink to={screens.proofDesk}>
        <FileSearch aria-hidden className="size-5" />
        Periksa Bukti
        {waiting !== undefined && (
          <span className="rounded-full bg-brand-ink px-2 font-bold text-brand text-xs tabular-nums">
            {waiting}
            <span className="sr-only"> menunggu</span>
          </span>
        )}
      </ButtonLink>
      <Button variant="secondary" onClick={onPlaceOrder}>
        <Plus aria-hidden className="size-5" />
        Buat Pesanan
      </Button>
      <ButtonLink to={screens.audit} variant="secondary">
        <ScrollText aria-hidden className="size-5" />
        Audit
      </ButtonLink>
    </>
  );
}
