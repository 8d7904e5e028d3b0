import { type HistoryEntry, historySubject, listHistory, subjectLabels } from '@timesync/contract';
import { useState } from 'react';
import type { FilterField } from '~/components/data-table/filter-row';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { historyColumns } from './history-columns';
import { HistoryEntryDialog } from './history-entry-dialog';
import { type HistoryFilter, useHistory } from './history-queries';

const filters: FilterField<HistoryFilter>[] = [
  {
    name: 'subject',
    label: 'Objek',
    options: historySubject.options.map((value) => ({ value, label: subjectLabels[value] })),
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
      <ManagedList
        caption="Semua perubahan, yang terbaru di atas"
        columns={historyColumns(setOpened)}
        query={history}
        list={list}
        filters={filters}
        exportPath={listHistory.path}
      />
      {opened && <HistoryEntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
