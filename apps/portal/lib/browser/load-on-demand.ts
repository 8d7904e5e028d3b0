export interface OnDemand<Code> {
  /** The code, once it has been fetched. */
  current: () => Code | undefined;
  fetch: () => Promise<Code>;
  /** For an effect: not part of the first paint, yet there before the first tap. */
  fetchAhead: () => void;
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
    fetchAhead() {
      fetch().catch(() => {
        // Without a network now; the tap tries again.
      });
    },
  };
}
