// A dialog with a URL of its own is a child route of its list: a reload keeps it open, and the back button,
// which people press on a phone to leave a dialog, closes it. The list's page and filters stay in the URL.
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
  const { search } = useLocation();
  return () =>
    void navigate({ pathname: '..', search }, { preventScrollReset: true, replace: true });
}
