import { screens } from '@timesync/contract';
import { FileSearch, Landmark, Plus, ScrollText, Truck } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { WaitingCount } from '~/components/ui/content/waiting-count';
import { useWaitingCount } from './managed-order-queries';

/** What leads away from the list: the desks, an order by phone, the history. */
interface OrderListActionsProps {
  /** Parcels to send or awaited back, where somebody knows it. */
  parcelCount: number | undefined;
  onPlaceOrder: () => void;
}

export function OrderListActions({ parcelCount, onPlaceOrder }: OrderListActionsProps) {
  const waiting = useWaitingCount();
  return (
    <>
      <ButtonLink to={screens.proofDesk}>
        <FileSearch aria-hidden className="size-5" />
        Periksa Bukti
        <WaitingCount count={waiting} />
      </ButtonLink>
      <ButtonLink to={screens.parcels} variant="secondary">
        <Truck aria-hidden className="size-5" />
        Kiriman
        <WaitingCount count={parcelCount} />
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
