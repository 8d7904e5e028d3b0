import { formatPhone, type ManagedUser, shownEmail, type UserSource } from '@timesync/contract';
import { Check, FileUp, X } from 'lucide-react';
import { useState } from 'react';
import { type Column, ManagedList } from '~/components/data-table';
import { Badge, lazyDialog, OneLine } from '~/components/ui';
import { ApiError, callApi, keys } from '~/lib/api';
import { useMay } from '~/lib/session/use-may';
import { optionsOf } from '~/lib/values/labels';

const AddUserDialog = lazyDialog(async () => (await import('./user-dialogs')).AddUserDialog);
const EditUserDialog = lazyDialog(async () => (await import('./user-dialogs')).EditUserDialog);
const ImportDialog = lazyDialog(() => import('./import/import-dialog'));

const sourceLabels: Record<UserSource, string> = {
  signup: 'Daftar sendiri',
  trial: 'Coba gratis (trial)',
  admin: 'Ditambahkan admin',
  setup: 'Dibuat saat pemasangan',
};

const columns: Column<ManagedUser>[] = [
  {
    id: 'name',
    header: 'Nama',
    onPhone: 'subject',
    cell: (user) => (
      <span className="flex items-center gap-2">
        <OneLine className="font-semibold md:max-w-48">{user.name}</OneLine>
        {user.role === 'admin' && <Badge>Admin</Badge>}
        {user.isMitra && <Badge>Mitra</Badge>}
      </span>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    cell: (user) => <OneLine className="md:max-w-52">{shownEmail(user.email)}</OneLine>,
  },
  {
    id: 'whatsapp',
    header: 'WA',
    cell: (user) => (
      <span className="whitespace-nowrap tabular-nums">{formatPhone(user.whatsapp) || '-'}</span>
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
];

export default function ManagedUsers() {
  const isOwner = useMay()('admin');
  const [isImporting, setIsImporting] = useState(false);
  const [lastOfMosque, setLastOfMosque] = useState<number>();
  const remove = {
    title: 'Hapus User',
    consequence: ({ id, hasBought }: ManagedUser) =>
      id === lastOfMosque
        ? 'Masjidnya ikut berakhir. Perangkatnya tetap bekerja, tetapi lisensinya tidak dapat dipindah lagi.'
        : hasBought
          ? 'User ini sudah membeli. Lisensinya tetap berlaku di perangkatnya, tetapi ia tidak dapat masuk lagi untuk melihatnya.'
          : undefined,
    send: ({ id }: ManagedUser) =>
      callApi('DELETE /admin/users/:id', {
        params: { id },
        query: id === lastOfMosque ? { endsMosques: 'true' } : {},
      }).catch((error) => {
        // Its sentence says what the next press does.
        const isAsked = error instanceof ApiError && error.code === 'MOSQUE_WITH_LICENSES';
        if (isAsked) setLastOfMosque(id);
        throw error;
      }),
  };
  return (
    <>
      <ManagedList
        route="GET /admin/users"
        queryKey={keys.users}
        caption="Semua user, yang terbaru di atas"
        columns={columns}
        filters={[
          { name: 'name', label: 'Nama' },
          { name: 'email', label: 'Email' },
          { name: 'whatsapp', label: 'WhatsApp' },
          { name: 'source', label: 'Asal akun', options: optionsOf(sourceLabels) },
          {
            name: 'bought',
            label: 'Pembelian',
            options: optionsOf({ yes: 'Sudah membeli', no: 'Belum membeli' }),
          },
        ]}
        menu={
          isOwner
            ? [{ label: 'Impor CSV', icon: FileUp, onSelect: () => setIsImporting(true) }]
            : []
        }
        actions={{
          nameOf: ({ name }) => name,
          add: (close) => <AddUserDialog onClose={close} />,
          edit: (user, close) => <EditUserDialog user={user} onClose={close} />,
          canEdit: ({ role }) => isOwner || role !== 'admin',
          ...(isOwner && { remove }),
        }}
      />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

/** A tick or a cross, both quiet: neither is an error. The words are for screen readers. */
function YesNoMark({ isYes }: { isYes: boolean }) {
  const Icon = isYes ? Check : X;
  return (
    <span className="inline-flex align-middle">
      <Icon
        aria-hidden
        className={isYes ? 'size-4.5 text-ink-muted' : 'size-4.5 text-line-strong/70'}
      />
      <span className="sr-only">{isYes ? 'Ya' : 'Tidak'}</span>
    </span>
  );
}
