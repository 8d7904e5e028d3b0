import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Keeps the back button from leaving while something is under way whose answer must be seen. */
export function useStayWhile(isBusy: boolean): void {
  const blocker = useBlocker(isBusy);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
