// The link contains a user's id, a date and a code over both and the stored password. So it is stored
// nowhere, a copied database makes none, and it is dead as soon as a password is chosen.
import { timingSafeEqual } from 'node:crypto';
import { LOGIN_LINK_DAYS, LOGIN_LINK_MARK, screens } from '@timesync/contract';
import { hashAtRest } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { findUserById, type User } from '../users.repository.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Added by an admin, and nobody has chosen the password yet. */
export const isCaller = ({ role, source, hasGeneratedPassword }: User) =>
  role === 'user' && source === 'admin' && hasGeneratedPassword;

type Needed = Pick<Dependencies, 'clock' | 'config' | 'licenseKeys'>;

export async function loginLinkOf(
  { clock, config, licenseKeys }: Needed,
  user: User,
): Promise<string> {
  const expires = Math.floor(clock.now().getTime() / 1000) + LOGIN_LINK_DAYS * DAY_SECONDS;
  const code = (await codeOf(licenseKeys, user, expires)).toString('base64url');
  const token = `${LOGIN_LINK_MARK}${user.id}.${expires}.${code}`;
  return `${config.publicUrl}${screens.invitation}#${token}`;
}

/** Behind its mark. */
const TOKEN = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/;

/** Undefined for a link that is wrong, expired or used. */
export async function findCallerByToken(
  { clock, database, licenseKeys }: Pick<Dependencies, 'clock' | 'database' | 'licenseKeys'>,
  token: string,
): Promise<User | undefined> {
  if (!token.startsWith(LOGIN_LINK_MARK)) return undefined;
  const [, id, expires, code = ''] = TOKEN.exec(token.slice(LOGIN_LINK_MARK.length)) ?? [];
  if (id === undefined || Number(expires) * 1000 <= clock.now().getTime()) return undefined;
  const user = await findUserById(database.db, Number(id));
  if (!user || !isCaller(user)) return undefined;
  const expected = await codeOf(licenseKeys, user, Number(expires));
  const given = Buffer.from(code, 'base64url');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? user : undefined;
}

function codeOf(keys: Needed['licenseKeys'], { id, passwordHash }: User, expires: number) {
  return hashAtRest(keys, `login link ${id} ${expires} ${passwordHash}`);
}
