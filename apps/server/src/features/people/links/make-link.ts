import { AppError } from '../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { linkKinds } from './link-kinds.ts';
import { endOpenLinks, insertLinks, lockSubjects, type NewLink } from './links.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a link gives, and to whom. A link begins open: how it ended is none of its maker's. */
export type Given = Omit<
  NewLink,
  'codeHash' | 'madeAt' | 'expiresAt' | 'usedAt' | 'usedBy' | 'withdrawnAt' | 'withdrawnBy'
>;

export interface MadeLink {
  url: string;
  expiresAt: Date;
}

/** The caller has checked that the maker may; that he still may is checked when it is taken. */
export async function makeLink(
  context: Pick<Dependencies, 'clock' | 'config'>,
  tx: Tx,
  given: Given,
): Promise<MadeLink> {
  const [made] = await makeLinks(context, tx, [given]);
  if (!made) throw new Error('One link is made for one gift');
  return made;
}

/** Returns the links in the order of what they give; all are of one kind. */
export async function makeLinks(
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  tx: Tx,
  given: Given[],
): Promise<MadeLink[]> {
  const [first] = given;
  if (!first) return [];
  const { days, screen, again } = linkKinds[first.kind];
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  const about = given.flatMap(({ onlyOne }) => onlyOne ?? []);
  const replaced = { about, ...(again === 'refuse' && { expiredAt: at }) };
  if (about.length > 0) {
    await lockSubjects(tx, about);
    await endOpenLinks(tx, replaced, { at, by: null });
  }
  const codes = given.map(createToken);
  const inserted = await insertLinks(
    tx,
    given.map((link, n) => ({
      ...link,
      email: link.email?.toLowerCase(),
      codeHash: hashToken(codes[n] ?? ''),
      madeAt: at,
      expiresAt,
    })),
  );
  if (inserted < given.length) throw new AppError('INVITATION_OPEN', { field: 'email' });
  return codes.map((code) => ({ url: `${config.publicUrl}${screen}#${code}`, expiresAt }));
}
