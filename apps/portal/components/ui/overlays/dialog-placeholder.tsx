// Shown while a dialog's code is loading or has failed to load. It does not use the dialogs' library,
// which is loaded with the first dialog, so it works on a first visit and offline.
import { classNames } from '@timesync/ui';
import { useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../buttons/close-button';
import { PartFailure } from '../feedback/part-on-demand';
import { Skeleton } from '../feedback/skeleton';
import { overlayStyle, panelStyle } from './overlay-style';

/** Looks like a dialog but takes no focus: the real one must see which element had it, to return it. */
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
}

export function DialogFailure({ title, onClose }: DialogFailureProps) {
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
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        panelStyle,
        'w-full max-w-none text-ink backdrop:bg-black/50 sm:max-w-md',
      )}
    >
      <header className="flex items-start gap-3 border-line border-b py-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 py-2 font-bold text-ink text-lg">{title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <div className="p-5">
        <PartFailure />
      </div>
    </dialog>
  );
}
