// A dialog with a URL of its own is a child route of its list: a reload keeps it open, and the back button,
// which people press on a phone to leave a dialog, closes it. The list's page and filters stay in the URL.
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** For the list. */
export function useOpenRow() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id: number) =>
    void navigate({ pathname: String(id), search }, { preventScrollReset: true });
}

/** For the dialog. */
export function useCloseRow() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    shown.current = pathname;
    return () => {
      shown.current = undefined;
    };
  }, [pathname]);
  return () => {
    // Left meanwhile, as by the back button while it was saving: what is there now is not its to close.
    if (shown.current !== pathname) return;
    void navigate({ pathname: '..', search }, { preventScrollReset: true, replace: true });
  };
}
