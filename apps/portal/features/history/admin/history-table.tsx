import { type HistoryEntry, subjectLabels } from '@timesync/contract';
import { useState } from 'react';
import type { FilterField } from '~/components/data-table/filter-row';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { optionsOf } from '~/lib/values/labels';
import { historyColumns } from './history-columns';
import { type HistoryFilter, useHistory } from './history-queries';

const entryDialog = loadOnDemand(
  async () => (await import('./history-entry-dialog')).HistoryEntryDialog,
);

const filters: FilterField<HistoryFilter>[] = [
  {
    name: 'subject',
    label: 'Objek',
    options: optionsOf(subjectLabels),
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
        exportPath="/admin/history"
      />
      {opened && (
        <DialogOnDemand
          dialog={entryDialog}
          title="Detail Perubahan"
          dialogProps={{ entry: opened, onClose: () => setOpened(undefined) }}
        />
      )}
    </>
  );
}
