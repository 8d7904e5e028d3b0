import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiKey, apiScopeNames, formatDateTime } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

export const apiKeysKey = ['api-keys'];

/** The keys that work. Revoking one ends it at once. */
export function ApiKeyList() {
  const query = useQuery({
    queryKey: apiKeysKey,
    queryFn: ({ signal }) => callApi('GET /admin/api-keys', {}, { signal, toast: false }),
  });
  const [revoked, setRevoked] = useState<ApiKey>();
  return (
    <Loaded query={query} failure="Daftar kunci tidak dapat dimuat.">
      {({ data }) => (
        <Card>
          {data.length === 0 ? (
            <EmptyState icon={KeyRound} title="Belum ada kunci">
              Buat kunci kalau ada program lain yang perlu membaca data toko.
            </EmptyState>
          ) : (
            <ul aria-label="Kunci API" className="divide-y divide-line">
              {data.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
              ))}
            </ul>
          )}
          {revoked && <RevokeDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
        </Card>
      )}
    </Loaded>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, ending, scopes, madeBy, madeAt, lastUsedAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 text-ink-muted text-sm">
        <p className="break-words font-semibold text-base text-ink">
          {name} <span className="font-mono font-normal text-ink-muted">…{ending}</span>
        </p>
        <p>{scopes.map((scope) => apiScopeNames[scope]).join(' · ')}</p>
        <p>
          {lastUsedAt ? `Terakhir dipakai ${formatDateTime(lastUsedAt)}` : 'Belum pernah dipakai'},
          dibuat oleh {madeBy} {formatDateTime(madeAt)}
        </p>
      </div>
      <Button variant="secondary" onClick={onRevoke}>
        Cabut <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => callApi('DELETE /admin/api-keys/:id', { params: { id: String(apiKey.id) } }),
    onSuccess: async ({ message }) => {
      notifySuccess(message);
      await client.invalidateQueries({ queryKey: apiKeysKey });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Cabut Kunci"
      description={`Program yang memakai “${apiKey.name}” langsung tidak dapat membaca data toko lagi.`}
    >
      <Button variant="danger" isPending={revoke.isPending} onClick={() => revoke.mutate()}>
        Cabut kunci ini
      </Button>
    </Dialog>
  );
}
