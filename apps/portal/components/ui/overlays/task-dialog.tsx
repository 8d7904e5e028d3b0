import { Alert, Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface TaskDialogProps {
  /** Names the task, its button too. */
  title: string;
  description: string;
  /** Why it cannot be done yet; stays in sight. */
  obstacle: string | undefined;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One task of several choices; while it is on its way nothing closes it. */
export function TaskDialog(props: TaskDialogProps) {
  const { title, description, obstacle, isPending, onSubmit, onClose, children } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={() => !isPending && onClose()}
      size="large"
      title={title}
      description={description}
    >
      <div className="space-y-6">
        {obstacle && (
          <Alert tone="error" className="sticky top-0 z-10">
            {obstacle}
          </Alert>
        )}
        {children}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button isPending={isPending} onClick={onSubmit}>
            {title}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Batal
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
