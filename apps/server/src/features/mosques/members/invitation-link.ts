// The link names the mosque, the role, the ketua and the moment, and has a code over these and the
// invited address. So it is stored nowhere, a copied database makes none, and it fits one account only.
import { timingSafeEqual } from 'node:crypto';
import {
  MOSQUE_LINK_DAYS,
  MOSQUE_LINK_MARK,
  type MosqueRole,
  mosqueRole,
  screens,
} from '@timesync/contract';
import { hashAtRest } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';

export interface MosqueInvitation {
  mosqueId: number;
  role: MosqueRole;
  /** The ketua who invites. */
  invitedBy: number;
  invitedAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const expiryOf = ({ invitedAt }: MosqueInvitation) =>
  new Date(invitedAt.getTime() + MOSQUE_LINK_DAYS * DAY_MS);

/** `address` is the email or the number of the invited person. */
export async function mosqueLink(
  { config, licenseKeys }: Pick<Dependencies, 'config' | 'licenseKeys'>,
  invitation: MosqueInvitation,
  address: string,
): Promise<string> {
  const { mosqueId, role, invitedBy, invitedAt } = invitation;
  const facts = [mosqueId, mosqueRole.options.indexOf(role), invitedBy, invitedAt.getTime()];
  const code = (await codeOf(licenseKeys, invitation, address)).toString('base64url');
  const token = `${MOSQUE_LINK_MARK}${facts.join('.')}.${code}`;
  return `${config.publicUrl}${screens.invitation}#${token}`;
}

/** Behind its mark. */
const TOKEN = /^(\d{1,9})\.(\d)\.(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/;

/** Undefined for a link that is incomplete, changed, or made for none of these addresses. */
export async function readMosqueLink(
  keys: Dependencies['licenseKeys'],
  token: string,
  addresses: readonly string[],
): Promise<MosqueInvitation | undefined> {
  if (!token.startsWith(MOSQUE_LINK_MARK)) return undefined;
  const read = TOKEN.exec(token.slice(MOSQUE_LINK_MARK.length));
  const [mosqueId, roleIndex, invitedBy, invitedAt] = (read ?? []).slice(1, 5).map(Number);
  const role = mosqueRole.options[roleIndex ?? -1];
  if (!mosqueId || !role || !invitedBy || invitedAt === undefined) return undefined;
  const invitation = { mosqueId, role, invitedBy, invitedAt: new Date(invitedAt) };
  const given = Buffer.from(read?.[5] ?? '', 'base64url');
  for (const address of addresses) {
    const expected = await codeOf(keys, invitation, address);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return invitation;
  }
  return undefined;
}

function codeOf(keys: Dependencies['licenseKeys'], invitation: MosqueInvitation, address: string) {
  const { mosqueId, role, invitedBy, invitedAt } = invitation;
  const facts = `${mosqueId} ${role} ${invitedBy} ${invitedAt.getTime()}`;
  return hashAtRest(keys, `mosque invitation ${facts} ${address.toLowerCase()}`);
}
