// What a checkout proposes: the mosque of the last order; for a first order the own mosque, or the name
// that was typed on the landing page or in the trial form.
import type { OwnMosque } from '@timesync/contract';
import type { TriedClock } from '@timesync/ui';

/** A mosque that is added when the order is placed. */
export interface TypedMosque {
  name: string;
  town?: string;
}

export type Choice = { mosqueId: number | null } | TypedMosque;

interface Known {
  mosques: readonly OwnMosque[];
  /** Null before the first order. */
  lastChoice: { mosqueId: number | null } | null;
  typed: TypedMosque | undefined;
}

export function proposeRecipient({ mosques, lastChoice, typed }: Known): Choice {
  if (lastChoice) {
    const isOpen = mosques.some(({ id }) => id === lastChoice.mosqueId);
    return { mosqueId: isOpen ? lastChoice.mosqueId : null };
  }
  const [first] = mosques;
  if (first) return { mosqueId: first.id };
  return typed ?? { mosqueId: null };
}

/** Words that begin the name of a mosque, so that a person's name is not taken for one. */
const MOSQUE_WORDS = /^(masjid|mesjid|mushol+ah?|musal+a|surau|langgar|yayasan)\b/i;

/** From the clock that was tried in this tab; the name in the trial form became the account's. */
export function typedMosque(
  tried: TriedClock | undefined,
  accountName: string,
): TypedMosque | undefined {
  const onClock = tried?.mosque.trim() ?? '';
  if (onClock.length >= 2) return { name: onClock, ...(tried?.town && { town: tried.town }) };
  const name = accountName.trim();
  return MOSQUE_WORDS.test(name) ? { name } : undefined;
}
