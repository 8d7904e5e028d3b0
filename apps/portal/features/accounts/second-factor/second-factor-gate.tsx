import { useEffect, useState } from 'react';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { openSecondFactorGate } from '~/lib/session/second-factor-gate';

const dialog = loadOnDemand(
  async () => (await import('./second-factor-dialog')).SecondFactorDialog,
);

/** Shows the question when a call was refused for want of the second factor. */
export function SecondFactorGate() {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();
  useEffect(
    () => openSecondFactorGate(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  );
  if (!answer) return null;
  const settle = (isProven: boolean) => {
    setAnswer(undefined);
    answer(isProven);
  };
  return (
    <DialogOnDemand
      dialog={dialog}
      title="Verifikasi Dua Langkah"
      dialogProps={{ onProven: () => settle(true), onClose: () => settle(false) }}
    />
  );
}
