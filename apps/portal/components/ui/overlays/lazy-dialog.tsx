// A dialog whose code is fetched when it is opened. A tap always shows something: the dialog, its outline,
// or what to do. Neither outline nor failure uses the dialogs' library, which comes with the first dialog.
import { classNames } from '@timesync/ui';
import { useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../buttons/close-button';
import { type Load, lazyPart, MissingPart } from '../feedback/lazy-part';
import { Skeleton } from '../feedback/skeleton';
import { overlayStyle, panelStyle } from './overlay-style';

const TITLE = 'Belum dapat dibuka';

export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  return lazyPart(load, ({ onClose }) => ({
    fallback: <DialogOutline />,
    failure: <DialogFailure onClose={onClose} />,
  }));
}

/** `Confirm` for screens that begin without the dialogs' library. */
export const LazyConfirm = lazyDialog(async () => (await import('./confirm')).Confirm);

/** Looks like a dialog but takes no focus: the real one must see which element had it, to return it. */
function DialogOutline() {
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

function DialogFailure({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  // Closed while it is still part of the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = panel.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={panel}
      aria-label={TITLE}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        panelStyle,
        'w-full max-w-none text-ink backdrop:bg-black/50 max-sm:top-auto sm:max-w-md',
      )}
    >
      <header className="flex items-start gap-3 border-line border-b py-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 py-2 font-bold text-ink text-lg">{TITLE}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <div className="p-5">
        <MissingPart />
      </div>
    </dialog>
  );
}
