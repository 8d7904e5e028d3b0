// A dialog whose code comes when it is needed. A tap always shows something: the dialog, its outline
// while the line is slow, or what went wrong and how to try again.
import { type ComponentType, useState } from 'react';
import type { OnDemand } from '~/lib/browser/load-on-demand';
import { useOnDemand } from '~/lib/browser/use-on-demand';
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
  const [attempt, setAttempt] = useState(1);
  const { code: Dialog, hasFailed } = useOnDemand(dialog, attempt);
  if (Dialog) return <Dialog {...dialogProps} />;
  if (!hasFailed) return <DialogOutline />;
  // Some browsers remember a failed file, and after an update it is gone: then a reload helps.
  const retry = attempt === 1 ? () => setAttempt(2) : undefined;
  return <DialogFailure title={title} onClose={dialogProps.onClose} onRetry={retry} />;
}
