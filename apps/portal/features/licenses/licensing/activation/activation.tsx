import type { ActivationAnswer } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import { lazyPart } from '~/components/ui/feedback/lazy-part';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { messageOf } from '~/lib/api/api-error';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { readDraft, saveDraft } from '~/lib/session/drafts';
import { useDevice } from './activation-queries';
import { ChooseLicense } from './choose-license';
import { DeviceCard } from './device-card';

const ActivationResult = lazyPart(
  async () => (await import('./activation-result')).ActivationResult,
);

/** Leads from a readable Kode Perangkat to the answer for the box. */
export function Activation({ request }: { request: string }) {
  const { data: device, isFetching, error, refetch } = useDevice(request);
  // Stored, so that a reload in a mosque without internet still shows the digits.
  const entry = `answer:${request}`;
  const [answer, setAnswer] = useState(() => readDraft<ActivationAnswer>(entry));
  const showAnswer = (given: ActivationAnswer) => {
    saveDraft(entry, given);
    setAnswer(given);
  };
  // Fetched while the licence is being chosen: the answer must not wait for a slow line again.
  usePrefetch(ActivationResult.prefetch);
  if (answer) {
    return <ActivationResult answer={answer} />;
  }
  if (device) {
    return (
      <div className="space-y-5">
        <DeviceCard device={device} />
        <ChooseLicense request={request} device={device} onActivated={showAnswer} />
      </div>
    );
  }
  if (error && !isFetching) {
    return (
      <div className="space-y-4">
        <Alert tone="error">
          {messageOf(error, 'Perangkat tidak dapat diperiksa. Coba lagi.')}
        </Alert>
        <Button variant="secondary" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy className="space-y-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
    </div>
  );
}
