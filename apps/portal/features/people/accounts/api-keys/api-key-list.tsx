import { useQuery } from '@tanstack/react-query';
import { type ApiKey, apiScopeNames, formatDateTime } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Confirm, EmptyState, Loaded } from '~/components/ui';
import { callApi, keys, readOf } from '~/lib/api';

/** The keys that work. Revoking one ends it at once. */
export function ApiKeyList() {
  const query = useQuery(readOf(keys.apiKeys, 'GET /admin/api-keys', {}, { toast: false }));
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
          {revoked && (
            <Confirm
              title="Cabut Kunci"
              question="Program yang memakainya langsung tidak dapat membaca data toko lagi."
              itemName={revoked.name}
              actionLabel="Cabut kunci ini"
              send={() => callApi('DELETE /admin/api-keys/:id', { params: { id: revoked.id } })}
              changes={[keys.apiKeys]}
              onClose={() => setRevoked(undefined)}
            />
          )}
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
