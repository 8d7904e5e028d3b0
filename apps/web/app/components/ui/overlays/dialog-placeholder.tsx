import { classNames } from '~/lib/browser/class-names';
import { Button } from '../buttons/button';
import { Alert } from '../feedback/alert';
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
      <div className="space-y-4">
        <Alert tone="error">
          Bagian ini gagal dimuat. Periksa koneksi internet Anda, lalu coba lagi.
        </Alert>
        <Button className="w-full" onClick={onRetry ?? (() => window.location.reload())}>
          {onRetry ? 'Coba lagi' : 'Muat ulang halaman'}
        </Button>
      </div>
    </Dialog>
  );
}
