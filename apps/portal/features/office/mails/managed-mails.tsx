import {
  formatDateTime,
  type ManagedMail,
  mailKindLabels,
  mailStateLabels,
} from '@timesync/contract';
import { type Column, ManagedList } from '~/components/data-table';
import { Badge, ChangeButton } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { optionsOf } from '~/lib/values/labels';

const REFETCH_MS = 15_000;

const columns: Column<ManagedMail>[] = [
  {
    id: 'createdAt',
    header: 'Waktu',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  {
    id: 'kind',
    header: 'Email',
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
    cell: ({ to }) => <span className="wrap-anywhere">{to ?? '—'}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{mailStateLabels[state]}</Badge>
    ),
  },
  {
    id: 'reason',
    header: 'Keterangan',
    cell: (mail) => <Reason {...mail} />,
  },
  {
    id: 'actions',
    header: 'Aksi',
    onPhone: 'action',
    cell: (mail) => mail.canBeSentAgain && <SendMailAgain mail={mail} />,
  },
];

export function ManagedMails() {
  return (
    <ManagedList
      route="GET /admin/mails"
      queryKey={keys.mails}
      staleTime={0}
      refetchInterval={REFETCH_MS}
      caption="Email yang menunggu atau gagal dikirim, yang terbaru di atas"
      columns={columns}
      filters={[{ name: 'state', label: 'Status', options: optionsOf(mailStateLabels) }]}
      isQueue={() => true}
      hasFile={false}
    />
  );
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

function SendMailAgain({ mail: { id, to } }: { mail: ManagedMail }) {
  return (
    <ChangeButton
      variant="secondary"
      data-command="approve"
      className="whitespace-nowrap"
      send={() => callApi('POST /admin/mails/:id/send-again', { params: { id } })}
      // A refusal means that the list is old. The menu and Hari ini count failed mails, too.
      changes={[keys.mails, keys.waitingWork]}
    >
      Kirim lagi
      <span className="sr-only">ke {to}</span>
    </ChangeButton>
  );
}
