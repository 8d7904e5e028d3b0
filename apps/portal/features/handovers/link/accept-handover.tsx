import { type SessionUser, screens } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';
import { notifySuccess } from '~/lib/browser/notify';

interface AcceptHandoverProps {
  token: string;
  user: SessionUser;
}

/** For a successor who is signed in. */
export function AcceptHandover({ token, user }: AcceptHandoverProps) {
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const accept = async () => {
    setIsPending(true);
    setFailure(undefined);
    try {
      const body = { token };
      const { message } = await callApi('POST /handovers/accept', { body }, { toast: false });
      notifySuccess(message);
      await navigate(screens.ownProducts, { replace: true });
    } catch (error) {
      setFailure(messageOf(error, 'Belum dapat diterima. Coba lagi.'));
      setIsPending(false);
    }
  };
  return (
    <div className="space-y-4">
      {failure && <Alert tone="error">{failure}</Alert>}
      <p className="text-ink-muted text-sm">
        Anda masuk sebagai <strong className="wrap-anywhere text-ink">{user.email}</strong>.
      </p>
      <Button className="w-full" isPending={isPending} onClick={accept}>
        Terima sebagai ketua
      </Button>
    </div>
  );
}
