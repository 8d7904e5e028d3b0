import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dialogMarks, newDialogEntry } from './dialog-entries';

interface Opened<T> {
  mark: string;
  value: T;
}

/**
 * A dialog with an entry in the browser's history: the back button, which people press on a phone to
 * leave a dialog, closes it. Once closed it stays so: neither forward nor a reload brings it back.
 */
export function useDialogEntry<T>(onClosed?: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened<T>>();
  const isThere = opened !== undefined && dialogMarks(location).includes(opened.mark);
  const reached = useRef<string>(undefined);
  const isLeaving = useRef(false);
  const wasOpen = useRef(false);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    shown.current = opened?.mark;
    return () => {
      shown.current = undefined;
    };
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    // The entry comes a moment after the dialog: only one that was reached can have been left.
    if (isThere) reached.current = opened.mark;
    else if (reached.current === opened.mark) setOpened(undefined);
  }, [opened, isThere]);

  useEffect(() => {
    if (wasOpen.current && !opened) onClosed?.();
    wasOpen.current = opened !== undefined;
  }, [opened, onClosed]);

  return {
    value: opened?.value,
    open(value: T) {
      const { mark, state } = newDialogEntry(location);
      isLeaving.current = false;
      setOpened({ mark, value });
      // Drawn at once: a way back that comes before the drawing would find a dialog without its entry.
      void navigate(location, { state, preventScrollReset: true, flushSync: true });
    },
    close() {
      // Left by the back button meanwhile: what is there now, another dialog or page, is not its to close.
      if (shown.current !== opened?.mark) return;
      if (!isThere) return setOpened(undefined);
      // The way back closes it. Going back twice would leave the page.
      if (!isLeaving.current) void navigate(-1);
      isLeaving.current = true;
    },
  };
}
