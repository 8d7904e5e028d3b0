import { classNames } from '~/lib/browser/class-names';
import { PartFailure } from '../feedback/part-on-demand';
import { Skeleton } from '../feedback/skeleton';
import { Dialog } from './dialog';
import { overlayStyle, panelStyle } from './overlay-style';

/** Looks like a dialog but takes no focus: the real one must see who had it, to give it back. */
export function DialogOutline() {
  return (
    <>
      <div className={overlayStyle} />
      <div
        role="status"
        aria-label="Memuat"
        className={classNames(panelStyle, 'gap-4 p-5 sm:max-w-md')}
      >
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-24" />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-11" />
      </div>
    </>
  );
}

interface DialogFailureProps {
  title: string;
  onClose: () => void;
  /** Without it only a reload of the page is offered. */
  onRetry: (() => void) | undefined;
}

export function DialogFailure({ title, onClose, onRetry }: DialogFailureProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      <PartFailure onRetry={onRetry} />
    </Dialog>
  );
}
