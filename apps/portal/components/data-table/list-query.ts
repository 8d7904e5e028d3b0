import type { ListState } from './list-state';

/** The query of a list's call: its page, and its filters by the server's names. */
export function listQuery<Name extends string>({ page, limit, filters }: ListState<Name>) {
  return { page: String(page), limit: String(limit), ...filters };
}
