// A dialog whose code comes when it is needed. A tap always shows something: the dialog, its outline
// while the line is slow, or what went wrong and how to try again.
import { type ComponentType, useEffect, useState } from 'react';
import type { OnDemand } from '~/lib/browser/load-on-demand';
import { DialogFailure, DialogOutline } from './dialog-placeholder';

interface DialogOnDemandProps<Props> {
  dialog: OnDemand<ComponentType<Props>>;
  /** Names the dialog while it cannot be shown. */
  title: string;
  dialogProps: Props;
}

export function DialogOnDemand<Props extends { onClose: () => void }>({
  dialog,
  title,
  dialogProps,
}: DialogOnDemandProps<Props>) {
  const [attempts, setAttempts] = useState(1);
  const [settled, setSettled] = useState(0);
  const Dialog = dialog.current();
  useEffect(() => {
    // What this drawing saw decides: one that came since would leave its outline for ever.
    if (Dialog) return;
    let isLeft = false;
    const settle = () => isLeft || setSettled(attempts);
    dialog.fetch().then(settle, settle);
    return () => {
      isLeft = true;
    };
  }, [dialog, Dialog, attempts]);

  if (Dialog) return <Dialog {...dialogProps} />;
  if (settled < attempts) return <DialogOutline />;
  // Some browsers remember a failed file, and after an update it is gone: then a reload helps.
  const retry = attempts === 1 ? () => setAttempts(2) : undefined;
  return <DialogFailure title={title} onClose={dialogProps.onClose} onRetry={retry} />;
}
