import { screens, type WaitingWork } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { FileSearch, Landmark, Plus, ScrollText, Truck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { WaitingCount } from '~/components/ui/content/waiting-count';
import type { MenuItem } from '~/components/ui/overlays/dropdown-menu';

interface OrderListActionsProps {
  /** The numbers of waiting items, once they are known. */
  waiting: WaitingWork | undefined;
  onPlaceOrder: () => void;
}

/** Links to the proof desk, an order by phone and the history. */
export function OrderListActions({ waiting, onPlaceOrder }: OrderListActionsProps) {
  return (
    <>
      <ButtonLink to={screens.proofDesk}>
        <FileSearch aria-hidden className="size-5 max-md:hidden" />
        Periksa Bukti
        <WaitingCount count={waiting?.proofs} />
      </ButtonLink>
      <ButtonLink to={screens.parcels} variant="secondary" className="max-md:hidden">
        <Truck aria-hidden className="size-5" />
        Kiriman
        <WaitingCount count={waiting?.parcels} />
      </ButtonLink>
      <ButtonLink to={screens.mutations} variant="secondary">
        <Landmark aria-hidden className="size-5 max-md:hidden" />
        Mutasi
      </ButtonLink>
      <Button variant="secondary" className="max-md:hidden" onClick={onPlaceOrder}>
        <Plus aria-hidden className="size-5" />
        Buat Pesanan
      </Button>
      <ButtonLink to={screens.history} variant="secondary" className="max-md:hidden">
        <ScrollText aria-hidden className="size-5" />
        Audit
      </ButtonLink>
    </>
  );
}

/** The same for a phone, without the two buttons that stay above the list there. */
export function useOrderMenu({ waiting, onPlaceOrder }: OrderListActionsProps): MenuItem[] {
  const navigate = useNavigate();
  const parcels = waiting?.parcels ? `Kiriman (${waiting.parcels})` : 'Kiriman';
  return [
    { label: parcels, icon: Truck, onSelect: () => void navigate(screens.parcels) },
    { label: 'Buat Pesanan', icon: Plus, onSelect: onPlaceOrder },
    { label: 'Audit', icon: ScrollText, onSelect: () => void navigate(screens.history) },
  ];
}
