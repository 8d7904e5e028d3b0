import { pathId } from '@timesync/contract';
import { useSearchParams } from 'react-router';

/**
 * The id of what is open in a dialog, kept in the address: a reload keeps it open, and the back
 * button, which people press on a phone to leave a dialog, closes it.
 */
export function useAddressId(name: string) {
  const [address, setAddress] = useSearchParams();
  const change = (id: number | undefined) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete(name);
        else next.set(name, String(id));
        return next;
      },
      { preventScrollReset: true, replace: id === undefined },
    );
  return {
    id: pathId.safeParse(address.get(name)).data,
    open: (id: number) => change(id),
    close: () => change(undefined),
  };
}
