import { useSearchParams } from 'react-router';
import {
  emptyFilters,
  type Filters,
  type ListState,
  readListState,
  writeListState,
} from './list-state';

export interface ListControls<Name extends string> extends ListState<Name> {
  goToPage: (page: number) => void;
  changeLimit: (limit: number) => void;
  search: (filters: Filters<Name>) => void;
  reset: () => void;
}

/** `names` are the filters' names, which are also the query fields of the call. */
export function useListState<Name extends string = never>(
  names: readonly Name[] = [],
): ListControls<Name> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, names);
  const change = (changes: Partial<ListState<Name>>) => {
    const next = writeListState(params, { ...state, ...changes });
    // A second tap before a slow phone shows the first: it must not take a second way back.
    const isThere = String(next) === String(new URLSearchParams(window.location.search));
    setParams(next, { preventScrollReset: true, replace: isThere });
  };
  return {
    ...state,
    goToPage: (page) => change({ page }),
    changeLimit: (limit) => change({ limit, page: 1 }),
    search: (filters) => change({ filters, page: 1 }),
    reset: () => change({ filters: emptyFilters(names), page: 1 }),
  };
}

/** The query of a list's call: its page, and its filters by the server's names. */
export function listQuery<Name extends string>({ page, limit, filters }: ListState<Name>) {
  return { page: String(page), limit: String(limit), ...filters };
}

/** After the only row of the last page is deleted, the page before it is the last one. */
export function leaveEmptyPage(
  list: Pick<ListControls<never>, 'page' | 'goToPage'>,
  rowCountBefore: number,
): void {
  if (rowCountBefore === 1 && list.page > 1) list.goToPage(list.page - 1);
}
