import { screens, type WaitingWork } from '@timesync/contract';
import { FileSearch, Landmark, Plus, ScrollText, Truck } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { WaitingCount } from '~/components/ui/content/waiting-count';

/** What leads away from the list: the desks, an order by phone, the history. */
interface OrderListActionsProps {
  /** What waits behind them, once it is known. */
  waiting: WaitingWork | undefined;
  onPlaceOrder: () => void;
}

export function OrderListActions({ waiting, onPlaceOrder }: OrderListActionsProps) {
  return (
    <>
      <ButtonLink to={screens.proofDesk}>
        <FileSearch aria-hidden className="size-5" />
        Periksa Bukti
        <WaitingCount count={waiting?.proofs} />
      </ButtonLink>
      <ButtonLink to={screens.parcels} variant="secondary">
        <Truck aria-hidden className="size-5" />
        Kiriman
        <WaitingCount count={waiting?.parcels} />
      </ButtonLink>
      <ButtonLink to={screens.mutations} variant="secondary">
        <Landmark aria-hidden className="size-5" />
        Mutasi
      </ButtonLink>
      <Button variant="secondary" onClick={onPlaceOrder}>
        <Plus aria-hidden className="size-5" />
        Buat Pesanan
      </Button>
      <ButtonLink to={screens.history} variant="secondary">
        <ScrollText aria-hidden className="size-5" />
        Audit
      </ButtonLink>
    </>
  );
}
