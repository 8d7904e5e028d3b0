import { useEffect, useRef } from 'react';

/**
 * While something covers the page, the back button reaches it instead of leaving the page: the cover
 * has an entry in the browser's history. `onBack` answers whether it stays.
 */
export function useBackPress(onBack: () => boolean): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    let hasEntry = false;
    const addEntry = () => {
      // The router's own state goes along: to it both entries are the same page.
      window.history.pushState(window.history.state, '');
      hasEntry = true;
    };
    const onPop = () => {
      hasEntry = false;
      if (latest.current()) addEntry();
    };
    addEntry();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (hasEntry) window.history.back();
    };
  }, []);
}
