import type { OwnLicense } from '@timesync/contract';

/** A licence is chosen by its id, or its key is typed. */
export const TYPED_KEY = 'typed';

interface Choosable {
  inUseHere: OwnLicense[];
  usable: OwnLicense[];
}

/** The licence selected at first: the one that this device already uses, or the only one. */
export function firstChoice({ inUseHere, usable }: Choosable): string | undefined {
  const [first] = inUseHere.length > 0 ? inUseHere : usable;
  if (!first) return TYPED_KEY;
  const isOnlyOne = inUseHere.length > 0 || usable.length === 1;
  return isOnlyOne ? String(first.id) : undefined;
}
