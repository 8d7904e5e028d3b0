import { useEffect } from 'react';
import { returnUrl } from '~/lib/session/return-url';

/** The way back after a login ends here; the next login leads to the dashboard again. */
export function useArrival(): void {
  useEffect(() => returnUrl.forget(), []);
}
