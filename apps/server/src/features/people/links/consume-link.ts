// A link is consumed in the transaction of what it gives. Its maker's right is locked before the link is
// marked, in the order in which the end of that right ends his links: whoever is first wins.
import type { LinkKind } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { linkKinds, type MakerRight } from './link-kinds.ts';
import { findLink, type Link, markUsed, updateUsedBy } from './links.repository.ts';

export type { Link };

export interface LinkUse {
  token: string;
  kinds: readonly LinkKind[];
  /** Undefined for a person without an account. */
  person?: { userId: number; email: string; whatsapp: string } | undefined;
  /** Whether the maker of one of these kinds still has his right; he keeps it until the end. */
  rights: { [Right in MakerRight]?: (tx: Tx, link: Link) => Promise<boolean> };
}

/** Also one that this person has used already: nothing is given twice (`isRepeated`). */
export async function consumeLink(
  { clock }: { clock: Clock },
  tx: Tx,
  { token, kinds, person, rights }: LinkUse,
): Promise<{ link: Link; isRepeated: boolean }> {
  const at = clock.now();
  const link = await findLinkOf(tx, token, kinds);
  if (person) requireNamed(link, person);
  if (person && link.usedBy === person.userId) return { link, isRepeated: true };
  requireOpen(link, at);
  const { right } = linkKinds[link.kind];
  const isConsumed =
    (right === null || (await rights[right]?.(tx, link))) &&
    (await markUsed(tx, link.id, { by: person?.userId ?? null, at }));
  if (isConsumed) return { link, isRepeated: false };
  const latest = await findLinkOf(tx, token, kinds);
  if (person && latest.usedBy === person.userId) return { link, isRepeated: true };
  throw deadLink(latest, at);
}

/** To show what it gives, or to prepare its use: one that `usedBy` has used already counts as open. */
export async function findOpenLink(
  { clock }: { clock: Clock },
  db: Queryable,
  token: string,
  { kinds, usedBy }: { kinds?: readonly LinkKind[]; usedBy?: number } = {},
): Promise<Link> {
  const link = await findLinkOf(db, token, kinds);
  const isRepeated = usedBy !== undefined && link.usedBy === usedBy;
  if (!isRepeated) requireOpen(link, clock.now());
  return link;
}

async function findLinkOf(
  db: Queryable,
  token: string,
  kinds: readonly LinkKind[] | undefined,
): Promise<Link> {
  const link = await findLink(db, hashToken(token.trim()));
  if (!link || (kinds && !kinds.includes(link.kind))) throw new AppError('LINK_DEAD');
  return link;
}

function requireOpen(link: Link, at: Date): void {
  if (link.usedAt || link.withdrawnAt || link.expiresAt <= at) throw deadLink(link, at);
}

function deadLink({ kind, usedAt, expiresAt }: Link, at: Date): AppError {
  const isExpired = !usedAt && expiresAt <= at;
  const what = usedAt ? 'sudah dipakai' : isExpired ? 'sudah kedaluwarsa' : 'sudah ditarik';
  const message = `Tautan ini ${what}. Minta tautan baru kepada ${linkKinds[kind].ask}.`;
  return new AppError('LINK_DEAD', { message });
}

/** A link gives nothing to a person it was not made for, such as one it was forwarded to. */
function requireNamed(link: Link, person: { email: string; whatsapp: string }): void {
  if (link.kind === 'login') return;
  const isNamed =
    (link.email === null || link.email === person.email.toLowerCase()) &&
    (link.whatsapp === null || link.whatsapp === person.whatsapp);
  if (!isNamed) throw new AppError('LINK_FOR_ANOTHER');
}

/** For a person whose account was made after the link was consumed, in the same transaction. */
export function recordLinkUser(tx: Tx, { id }: Link, userId: number): Promise<void> {
  return updateUsedBy(tx, id, userId);
}
