import { type ReactNode, use, useRef } from 'react';
import { NextWork } from '~/components/queue-keys/next-work';
import { useQueueKeys } from '~/components/queue-keys/queue-keys';
import { useShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import type { MenuItem } from '~/components/ui';
import type { ApiFilter, ApiList, ApiQuery, ApiRow } from '~/lib/api';
import type { Column } from './column';
import { DataTable } from './data-table';
import type { FilterField } from './filter-row';
import { type ListActions, useListActions } from './list-actions';
import type { Filters } from './list-state';
import type { ListTab } from './list-tabs';
import { ListToolbar } from './list-toolbar';
import type { RowHeight } from './table-row';
import { leaveEmptyPage, listQuery, useListState } from './use-list-state';
import { type ManagedPage, useManagedPage } from './use-managed-page';

interface ManagedListProps<Call extends ApiList> extends ManagedPage<Call> {
  /** Says to screen readers what the table lists. */
  caption: string | ((filters: Filters<ApiFilter<Call>>) => string);
  columns: Column<ApiRow<Call>>[];
  filters?: FilterField<ApiFilter<Call>>[];
  actions?: ListActions<ApiRow<Call>>;
  /** False for a list without an export route. */
  hasFile?: boolean;
  /** A queue with these filters: it has shortcut keys and says what comes next. */
  isQueue?: (filters: Filters<ApiFilter<Call>>) => boolean;
  /** A button beside Filter, where Tambah is not what the list needs. */
  buttons?: ReactNode;
  /** The rare actions, shown in one menu with the export. */
  menu?: MenuItem[];
  /** The usual values of one filter, above the list. */
  tabs?: { label: string; name: ApiFilter<Call>; tabs: ListTab[] };
  /** Of a row on a wide screen. */
  height?: RowHeight;
}

/** A list of the back office: its pages, filters and buttons, its rows as a file, and its dialogs. */
export function ManagedList<Call extends ApiList>(props: ManagedListProps<Call>) {
  const {
    caption,
    columns,
    filters = [],
    actions,
    hasFile = true,
    buttons,
    menu,
    height,
    tabs,
  } = props;
  const { route, queryKey } = props;
  const list = useListState(filters.map(({ name }) => name));
  // Filters come from the URL and may be anything: the server refuses what it does not know.
  const page = useManagedPage(props, listQuery(list) as ApiQuery<Call>);
  const { column, onOpen, onAdd, dialog } = useListActions(actions, {
    queryKey,
    onDeleted: () => leaveEmptyPage(list, page.data?.data.length ?? 0),
  });
  const rows = useRef<HTMLDivElement>(null);
  const isQueue = props.isQueue?.(list.filters) ?? false;
  const [hasShortcuts, shortcutSwitch] = useShortcutSwitch();
  useQueueKeys(rows, isQueue && hasShortcuts);
  const nextWork = use(NextWork);
  return (
    <div ref={rows}>
      <DataTable
        caption={typeof caption === 'string' ? caption : caption(list.filters)}
        columns={column ? [...columns, column] : columns}
        query={page}
        list={list}
        height={height}
        onOpen={onOpen}
        toolbar={
          <ListToolbar
            list={list}
            filters={filters}
            exportPath={hasFile ? route.replace('GET ', '') : undefined}
            onAdd={onAdd}
            buttons={buttons}
            menu={menu}
            tabs={tabs}
          />
        }
      />
      {isQueue && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          {page.data?.total === 0 && nextWork}
          {shortcutSwitch}
        </div>
      )}
      {dialog}
    </div>
  );
}
