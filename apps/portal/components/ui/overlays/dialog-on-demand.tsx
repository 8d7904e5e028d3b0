// A dialog whose code is loaded when it is opened. A tap always shows something: the dialog, its outline
// while the code is loading, or an error with what to do.
import type { ComponentType } from 'react';
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
  const { code: Dialog, hasFailed } = useOnDemand(dialog, 1);
  if (Dialog) return <Dialog {...dialogProps} />;
  if (!hasFailed) return <DialogOutline />;
  return <DialogFailure title={title} onClose={dialogProps.onClose} />;
}
