// A list's page, page size and filters live in the URL, so that a reload, the back button and a
// shared link show the same rows. A new search, a reset and a new page size start at page 1.
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@timesync/contract';

export type Filters<Name extends string> = Record<Name, string>;

export interface ListState<Name extends string> {
  page: number;
  limit: number;
  filters: Filters<Name>;
}

export function emptyFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Filters<Name>;
}

export function readListState<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): ListState<Name> {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  const filters = emptyFilters(names);
  for (const name of names) filters[name] = params.get(name) ?? '';
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    limit: PAGE_SIZES.some((size) => size === limit) ? limit : DEFAULT_PAGE_SIZE,
    filters,
  };
}

/** Writes only what differs from the default; parameters of others stay as they are. */
export function writeListState<Name extends string>(
  params: URLSearchParams,
  state: ListState<Name>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values: Record<string, string> = {
    page: state.page > 1 ? String(state.page) : '',
    limit: state.limit === DEFAULT_PAGE_SIZE ? '' : String(state.limit),
    ...state.filters,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  return next;
}
