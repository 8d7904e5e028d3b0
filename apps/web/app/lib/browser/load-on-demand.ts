export interface PartOnDemand<Part> {
  /** The part, once it has been fetched. */
  current: () => Part | undefined;
  fetch: () => Promise<void>;
  /** For an effect: not part of the first paint, yet there before the first tap. */
  fetchAhead: () => void;
}

/** Code that is not needed at first. Unlike React's `lazy` it can be fetched again after a failure. */
export function partOnDemand<Part>(load: () => Promise<Part>): PartOnDemand<Part> {
  let part: Part | undefined;
  const fetch = async () => {
    part = await load();
  };
  return {
    current: () => part,
    fetch,
    fetchAhead() {
      fetch().catch(() => {
        // Without a network now; the tap tries again.
      });
    },
  };
}
