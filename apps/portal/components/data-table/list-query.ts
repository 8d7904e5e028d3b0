import type { ListState } from './list-state';

/** What a list's call sends: its page, and its filters under the names the server knows. */
export function listQuery<Name extends string>({ page, limit, filters }: ListState<Name>) {
  return { page: String(page), limit: String(limit), ...filters };
}
