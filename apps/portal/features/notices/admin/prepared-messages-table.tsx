import { DataTable } from '~/components/data-table/data-table';
import { useListState } from '~/components/data-table/use-list-state';
import { preparedMessageColumns } from './prepared-message-columns';
import { usePreparedMessages, useSettleMessage } from './prepared-message-queries';

export function PreparedMessagesTable() {
  const list = useListState();
  const messages = usePreparedMessages(list);
  const settle = useSettleMessage();
  return (
    <DataTable
      caption="Pesan WhatsApp yang siap dikirim, yang terlama di atas"
      columns={preparedMessageColumns({ onSettle: settle.mutate, isSettling: settle.isPending })}
      query={messages}
      list={list}
    />
  );
}
