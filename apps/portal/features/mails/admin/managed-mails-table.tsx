import { mailStateLabels } from '@timesync/contract';
import { DataTable } from '~/components/data-table/data-table';
import type { FilterField } from '~/components/data-table/filter-row';
import { ListToolbar } from '~/components/data-table/list-toolbar';
import { useListState } from '~/components/data-table/use-list-state';
import { optionsOf } from '~/lib/values/labels';
import { mailColumns } from './mail-columns';
import { useManagedMails, useSendMailAgain } from './managed-mails-queries';

const filters: FilterField<'state'>[] = [
  {
    name: 'state',
    label: 'Status',
    options: optionsOf(mailStateLabels),
  },
];

export function ManagedMailsTable() {
  const list = useListState<'state'>(['state']);
  const mails = useManagedMails(list);
  const sendAgain = useSendMailAgain();
  const sending = sendAgain.isPending ? sendAgain.variables : undefined;
  return (
    <DataTable
      caption="Surat yang menunggu atau gagal dikirim, yang terbaru di atas"
      columns={mailColumns({ onSendAgain: sendAgain.mutate, sending })}
      query={mails}
      list={list}
      toolbar={<ListToolbar list={list} filters={filters} />}
    />
  );
}
