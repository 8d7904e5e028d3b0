import { Alert, Button } from '@timesync/ui';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface TaskDialogProps {
  /** It names the task and its button. */
  title: string;
  description: string;
  /** Why it cannot be done yet; stays in sight. */
  obstacle: string | undefined;
  isPending: boolean;
  /** Asks before what was chosen is thrown away. */
  isUnsaved?: boolean;
  onDiscard?: () => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One task of several choices; while it is on its way nothing closes it. */
export function TaskDialog(props: TaskDialogProps) {
  const { title, description, obstacle, isPending, isUnsaved, onDiscard } = props;
  const { onSubmit, onClose, children } = props;
  return (
    <Dialog
      onClose={() => !isPending && onClose()}
      size="large"
      title={title}
      description={description}
    >
      <form
        className="space-y-6"
        data-unsaved={isUnsaved || undefined}
        onReset={onDiscard}
        onSubmit={(event) => event.preventDefault()}
      >
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
          <Primitive.Close asChild>
            <Button variant="secondary" disabled={isPending}>
              Batal
            </Button>
          </Primitive.Close>
        </div>
      </form>
    </Dialog>
  );
}
