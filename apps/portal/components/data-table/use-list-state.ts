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
  const change = (changes: Partial<ListState<Name>>) =>
    setParams(
      (current) => writeListState(current, { ...readListState(current, names), ...changes }),
      {
        preventScrollReset: true,
      },
    );
  return {
    ...state,
    goToPage: (page) => change({ page }),
    changeLimit: (limit) => change({ limit, page: 1 }),
    search: (filters) => change({ filters, page: 1 }),
    reset: () => change({ filters: emptyFilters(names), page: 1 }),
  };
}
