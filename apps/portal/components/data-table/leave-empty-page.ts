import type { ListControls } from './use-list-state';

/** After the only row of the last page is deleted, the page before it is the last one. */
export function leaveEmptyPage(
  list: Pick<ListControls<never>, 'page' | 'goToPage'>,
  rowCountBefore: number,
): void {
  if (rowCountBefore === 1 && list.page > 1) list.goToPage(list.page - 1);
}
