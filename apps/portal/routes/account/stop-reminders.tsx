import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from '@timesync/ui';
import { useParams } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { callApi, messageOf } from '~/lib/api';
import { createQueryClient } from '~/lib/api/query-client';

// Not the portal's own client: that one is emptied when the visitor turns out to be signed out.
const client = createQueryClient();

/** A button, because programs that look at mails follow their links. */
export default function StopRemindersPage() {
  const { token = '' } = useParams();
  const stop = useMutation(
    { mutationFn: () => callApi('POST /berhenti/:token', { params: { token } }, { toast: false }) },
    client,
  );
  return (
    <AuthPage
      title="Hentikan pengingat"
      description="Kabar tentang pesanan dan lisensi Anda tetap dikirim."
    >
      {stop.isSuccess ? (
        <Alert tone="success">{stop.data.message}</Alert>
      ) : (
        <div className="space-y-5">
          {stop.isError && (
            <Alert tone="error">{messageOf(stop.error, 'Pengingat belum berhenti.')}</Alert>
          )}
          <Button className="w-full" isPending={stop.isPending} onClick={() => stop.mutate()}>
            Hentikan pengingat
          </Button>
        </div>
      )}
    </AuthPage>
  );
}
