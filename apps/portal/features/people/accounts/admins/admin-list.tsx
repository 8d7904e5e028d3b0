import { useQuery } from '@tanstack/react-query';
import { type Admin, adminRoleNames, formatDateTime } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { OpenLinks } from '~/components/links/open-links';
import { Badge, Loaded, lazyDialog } from '~/components/ui';
import { callApi, keys, readOf, useRefresh } from '~/lib/api';

const EndAdminDialog = lazyDialog(async () => (await import('./admin-dialogs')).EndAdminDialog);
const ChangeRoleDialog = lazyDialog(async () => (await import('./admin-dialogs')).ChangeRoleDialog);

/** The admins, and every link of the shop that can still be taken. */
export function AdminList() {
  const query = useQuery(readOf(keys.admins, 'GET /admin/admins', {}, { toast: false }));
  return (
    <Loaded query={query} failure="Daftar admin tidak dapat dimuat.">
      {({ admins }) => (
        <div className="space-y-6">
          <Card>
            <ul aria-label="Admin" className="divide-y divide-line">
              {admins.map((admin) => (
                <AdminRow key={admin.id} admin={admin} isOnlyOne={admins.length === 1} />
              ))}
            </ul>
          </Card>
          <ShopLinks />
        </div>
      )}
    </Loaded>
  );
}

const row = 'flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0';

function AdminRow({ admin, isOnlyOne }: { admin: Admin; isOnlyOne: boolean }) {
  const [question, setQuestion] = useState<'end' | 'role'>();
  const close = () => setQuestion(undefined);
  const { name, email, adminRole, hasSecondFactor, lastSeenAt, isSelf } = admin;
  return (
    <li className={row}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {name}
          {isSelf && <Badge>Anda</Badge>}
          <Badge tone="info">{adminRole ? adminRoleNames[adminRole] : 'Belum ada peran'}</Badge>
          <Badge tone={hasSecondFactor ? 'success' : 'warning'}>
            {hasSecondFactor ? 'Verifikasi dua langkah aktif' : 'Tanpa verifikasi dua langkah'}
          </Badge>
        </p>
        <p className="break-words text-ink-muted text-sm">{email}</p>
        <p className="text-ink-muted text-sm">
          {lastSeenAt ? `Terakhir aktif ${formatDateTime(lastSeenAt)}` : 'Tidak sedang masuk'}
        </p>
      </div>
      {!isSelf && !isOnlyOne && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setQuestion('role')}>
            Ganti peran <span className="sr-only">{name}</span>
          </Button>
          <Button variant="secondary" onClick={() => setQuestion('end')}>
            Akhiri <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
      {question === 'role' && <ChangeRoleDialog admin={admin} onClose={close} />}
      {question === 'end' && <EndAdminDialog admin={admin} onClose={close} />}
    </li>
  );
}

function ShopLinks() {
  const { data } = useQuery(readOf(keys.admins, 'GET /admin/links', {}, { toast: false }));
  const refresh = useRefresh(keys.admins);
  if (!data || data.data.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 font-bold text-ink text-lg">Tautan terbuka</h2>
      <OpenLinks
        links={data.data}
        send={(id) => callApi('DELETE /admin/links/:id', { params: { id } })}
        onChanged={refresh}
      />
    </Card>
  );
}
