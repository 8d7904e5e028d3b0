export interface OnDemand<Code> {
  /** The code, once it has been fetched. */
  current: () => Code | undefined;
  fetch: () => Promise<Code>;
  /** For an effect: loads after the first paint and before the first tap; errors are ignored. */
  prefetch: () => void;
}

/** Code that is not needed at first. Unlike React's `lazy` it can be fetched again after a failure, in browsers that allow it. */
export function loadOnDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  let code: Code | undefined;
  const fetch = async () => {
    code = await load();
    return code;
  };
  return {
    current: () => code,
    fetch,
    prefetch() {
      fetch().catch(() => {
        // Opening the part tries again.
      });
    },
  };
}
