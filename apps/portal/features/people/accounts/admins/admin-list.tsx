import { type Admin, formatDateTime } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { OpenLinks } from '~/components/links/open-links';
import { Badge } from '~/components/ui/content/badge';
import { Loaded } from '~/components/ui/feedback/loaded';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { callApi } from '~/lib/api/api-client';
import { useAdmins, useRefreshAdmins, useShopLinks } from './admin-queries';

const EndAdminDialog = lazyDialog(async () => (await import('./end-admin-dialog')).EndAdminDialog);

/** The admins, and every link of the shop that can still be taken. */
export function AdminList() {
  const query = useAdmins();
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
  const [isEnding, setIsEnding] = useState(false);
  const { name, email, hasSecondFactor, lastSeenAt, isSelf } = admin;
  return (
    <li className={row}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {name}
          {isSelf && <Badge>Anda</Badge>}
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
        <Button variant="secondary" onClick={() => setIsEnding(true)}>
          Akhiri <span className="sr-only">{name}</span>
        </Button>
      )}
      {isEnding && <EndAdminDialog admin={admin} onClose={() => setIsEnding(false)} />}
    </li>
  );
}

function ShopLinks() {
  const { data } = useShopLinks();
  const refresh = useRefreshAdmins();
  if (!data || data.data.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 font-bold text-ink text-lg">Tautan terbuka</h2>
      <OpenLinks
        links={data.data}
        send={(id) => callApi('DELETE /admin/links/:id', { params: { id: String(id) } })}
        onChanged={refresh}
      />
    </Card>
  );
}
