import { formatDate, type OpenHandover } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { callApi } from '~/lib/api/api-client';
import { ObjectionForm } from '../objection-form';
import { useRefreshHandover } from './handover-queries';

/** An admin was told that this account is lost. */
export function LostHandover({ mosqueId, handover }: { mosqueId: number; handover: OpenHandover }) {
  const refresh = useRefreshHandover(mosqueId);
  const { successor, status, deadlineAt } = handover;
  if (status === 'objected') {
    return (
      <Alert tone="info">
        Keberatan Anda sudah tercatat. Serah terima kepada {successor} berhenti sampai admin
        memutuskan.
      </Alert>
    );
  }
  return (
    <div className="space-y-4">
      <Alert tone="info">
        Pengurus meminta masjid ini dialihkan kepada <strong>{successor}</strong> pada{' '}
        {formatDate(deadlineAt)}. Jika Anda setuju, tidak ada yang perlu dilakukan.
      </Alert>
      <ObjectionForm
        send={async (note) => {
          const params = { id: String(mosqueId) };
          await callApi('POST /my-mosques/:id/handover/object', { params, body: { note } });
          await refresh();
        }}
      />
    </div>
  );
}
