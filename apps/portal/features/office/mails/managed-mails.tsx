import {
  formatDateTime,
  type ManagedMail,
  mailKindLabels,
  mailStateLabels,
} from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { ManagedList } from '~/components/data-table/managed-list';
import { Badge } from '~/components/ui/content/badge';
import { optionsOf } from '~/lib/values/labels';
import { mailsKey, SendMailAgain } from './send-mail-again';

const REFETCH_MS = 15_000;

const columns: Column<ManagedMail>[] = [
  {
    id: 'createdAt',
    header: 'Waktu',
    onPhone: 'detail',
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
    cell: (mail) => mail.canBeSentAgain && <SendMailAgain mail={mail} />,
  },
];

export function ManagedMails() {
  return (
    <ManagedList
      route="GET /admin/mails"
      queryKey={mailsKey}
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
