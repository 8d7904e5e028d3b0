import {
  formatDateTime,
  type ManagedMail,
  mailKindLabels,
  mailStateLabels,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import type { Column } from '~/components/data-table/column';
import { Badge } from '~/components/ui/content/badge';

interface MailActions {
  onSendAgain: (id: string) => void;
  /** The one that is being sent at this moment. */
  sending: string | undefined;
}

export function mailColumns({ onSendAgain, sending }: MailActions): Column<ManagedMail>[] {
  return [
    {
      id: 'createdAt',
      header: 'Waktu',
      onPhone: 'detail',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>
      ),
    },
    {
      id: 'kind',
      header: 'Surat',
      onPhone: 'subject',
      cell: ({ kind, about }) => (
        <>
          <span className="block font-medium md:whitespace-nowrap">{mailKindLabels[kind]}</span>
          {about && <span className="wrap-anywhere block text-ink-muted text-xs">{about}</span>}
        </>
      ),
    },
    {
      id: 'to',
      header: 'Penerima',
      onPhone: 'detail',
      cell: ({ to }) => <span className="wrap-anywhere">{to ?? '—'}</span>,
    },
    {
      id: 'state',
      header: 'Status',
      onPhone: 'detail',
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{mailStateLabels[state]}</Badge>
      ),
    },
    {
      id: 'reason',
      header: 'Keterangan',
      onPhone: 'detail',
      cell: (mail) => <Reason {...mail} />,
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'action',
      cell: ({ id, canBeSentAgain, to }) =>
        canBeSentAgain && (
          <Button
            variant="secondary"
            className="whitespace-nowrap"
            isPending={sending === id}
            onClick={() => onSendAgain(id)}
          >
            Kirim lagi
            <span className="sr-only">ke {to}</span>
          </Button>
        ),
    },
  ];
}

function Reason({ reason, nextTryAt }: Pick<ManagedMail, 'reason' | 'nextTryAt'>) {
  if (!reason && !nextTryAt) return <span className="max-md:hidden">—</span>;
  return (
    <>
      <span className="wrap-anywhere block">{reason}</span>
      {nextTryAt && (
        <span className="block text-ink-muted text-xs">
          Dicoba lagi {formatDateTime(nextTryAt)} WIB
        </span>
      )}
    </>
  );
}
