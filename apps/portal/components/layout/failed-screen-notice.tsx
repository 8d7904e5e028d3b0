import { Alert, Button } from '@timesync/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { failedScreenNotice } from '~/lib/page/failed-screen';

const { current, subscribe, say } = failedScreenNotice;

/** Why a tapped screen did not come, over the page that stays. Goes with the next screen. */
export function FailedScreenNotice() {
  const sentence = useSyncExternalStore(subscribe, current, () => null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is reached takes it away.
  useEffect(() => say(null), [key]);
  if (!sentence) return null;
  return (
    <Alert
      tone="error"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl items-center shadow-float print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-40 flex-1">{sentence}</p>
        <Button variant="ghost" onClick={() => say(null)}>
          Tutup
        </Button>
      </div>
    </Alert>
  );
}
