import { useEffect, useState } from 'react';
import type { OnDemand } from './load-on-demand';

interface Fetched<Code> {
  code: Code | undefined;
  hasFailed: boolean;
}

/** Fetches once for every value of `attempt`, until the code is loaded. */
export function useOnDemand<Code>(onDemand: OnDemand<Code>, attempt: number): Fetched<Code> {
  const [settled, setSettled] = useState(0);
  const code = onDemand.current();
  const isThere = code !== undefined;
  useEffect(() => {
    // Compares with the rendered state: code loaded since then must still cause a new render.
    if (isThere || attempt === 0) return;
    let isLeft = false;
    const settle = () => isLeft || setSettled(attempt);
    onDemand.fetch().then(settle, settle);
    return () => {
      isLeft = true;
    };
  }, [onDemand, isThere, attempt]);
  return { code, hasFailed: !isThere && settled >= attempt };
}
