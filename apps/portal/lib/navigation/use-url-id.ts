import { parseRowId } from '@timesync/contract';
import { useSearchParams } from 'react-router';

/**
 * The id of what is open in a dialog, kept in the URL: a reload keeps it open, and the back
 * button, which people press on a phone to leave a dialog, closes it.
 */
export function useUrlId(name: string) {
  const [params, setParams] = useSearchParams();
  const change = (id: number | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete(name);
        else next.set(name, String(id));
        return next;
      },
      { preventScrollReset: true, replace: id === undefined },
    );
  return {
    id: parseRowId(params.get(name)),
    open: (id: number) => change(id),
    close: () => change(undefined),
  };
}
