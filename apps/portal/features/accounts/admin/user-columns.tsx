import { formatPhone, type ManagedUser } from '@timesync/contract';
import { Check, X } from 'lucide-react';
import type { Column } from '~/components/data-table/column';
import { RowActions } from '~/components/data-table/row-actions';
import { Badge } from '~/components/ui/content/badge';

interface UserActions {
  onEdit: (user: ManagedUser) => void;
  onDelete: (user: ManagedUser) => void;
}

export function userColumns({ onEdit, onDelete }: UserActions): Column<ManagedUser>[] {
  return [
    {
      id: 'name',
      header: 'Nama',
      onPhone: 'subject',
      cell: (user) => (
        <div className="wrap-anywhere md:min-w-36">
          <span className="mr-1.5 font-semibold">{user.name}</span>
          {user.role === 'admin' && <Badge tone="info">Admin</Badge>}
        </div>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      onPhone: 'detail',
      cell: (user) => <span className="inline-block break-all md:min-w-48">{user.email}</span>,
    },
    {
      id: 'whatsapp',
      header: 'WA',
      cell: (user) => (
        <span className="whitespace-nowrap">{formatPhone(user.whatsapp) || '-'}</span>
      ),
    },
    {
      id: 'emailVerified',
      header: 'Email Verified',
      onPhone: 'named',
      cell: (user) => <YesNoMark isYes={user.emailVerified} />,
    },
    {
      id: 'whatsappVerified',
      header: 'WA Verified',
      onPhone: 'named',
      cell: (user) => <YesNoMark isYes={user.whatsappVerified} />,
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'actions',
      cell: (user) => (
        <RowActions
          itemName={user.name}
          onEdit={() => onEdit(user)}
          onDelete={() => onDelete(user)}
        />
      ),
    },
  ];
}

/** A tick or a cross; the words are for screen readers. */
function YesNoMark({ isYes }: { isYes: boolean }) {
  const Icon = isYes ? Check : X;
  return (
    <span className="inline-flex align-middle">
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={isYes ? 'size-5 text-success-text' : 'size-5 text-danger-text'}
      />
      <span className="sr-only">{isYes ? 'Ya' : 'Tidak'}</span>
    </span>
  );
}
