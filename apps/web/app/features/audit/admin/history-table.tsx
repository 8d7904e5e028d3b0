import { type HistoryEntry, historySubject, listHistory, subjectWords } from '@timesync/contract';
import { useState } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { ExportLink } from '~/components/data-table/export-link';
import type { FilterField } from '~/components/data-table/filter-row';
import { ListToolbar } from '~/components/data-table/list-toolbar';
import { useListState } from '~/components/data-table/use-list-state';
import { historyColumns } from './history-columns';
import { HistoryEntryDialog } from './history-entry-dialog';
import { type HistoryFilter, useHistory } from './history-queries';

const filters: FilterField<HistoryFilter>[] = [
  {
    name: 'subject',
    label: 'Objek',
    options: historySubject.options.map((value) => ({ value, label: subjectWords[value] })),
  },
  { name: 'subjectId', label: 'Nomor objek' },
  { name: 'email', label: 'Email pelaku' },
];

export function HistoryTable() {
  const list = useListState<HistoryFilter>(filters.map((filter) => filter.name));
  const history = useHistory(list);
  const [opened, setOpened] = useState<HistoryEntry>();
  return (
    <>
      <DataTable
        caption="Semua perubahan, yang terbaru di atas"
        columns={historyColumns(setOpened)}
        rowKey={(entry) => entry.id}
        result={history.data}
        isFetching={history.isFetching}
        isError={history.isError}
        onRetry={() => history.refetch()}
        list={list}
        toolbar={
          <ListToolbar
            list={list}
            filters={filters}
            actions={<ExportLink path={listHistory.path} filters={list.filters} />}
          />
        }
      />
      {opened && <HistoryEntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
