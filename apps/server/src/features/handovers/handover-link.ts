// The links contain the handover's number and a code over its number and start. So they are stored
// nowhere, a copied database makes none, and each works only while its handover waits.
import { timingSafeEqual } from 'node:crypto';
import { OBJECTION_LINK_MARK, screens } from '@timesync/contract';
import { hashAtRest } from '../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findHandover, type HandoverRow } from './handovers.repository.ts';

type LinkPurpose = 'accept' | 'object';

const marks: Record<LinkPurpose, string> = { accept: 's.', object: OBJECTION_LINK_MARK };

type Needed = Pick<Dependencies, 'config' | 'licenseKeys'>;

export async function handoverLink(
  { config, licenseKeys }: Needed,
  handover: HandoverRow,
  purpose: LinkPurpose,
): Promise<string> {
  const code = (await codeOf(licenseKeys, handover, purpose)).toString('base64url');
  return `${config.publicUrl}${screens.handoverLink}#${marks[purpose]}${handover.id}.${code}`;
}

/** Behind its mark. */
const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

/** Whether it still waits is for its user to check. Undefined for a wrong or changed link. */
export async function findHandoverByToken(
  { database, licenseKeys }: Pick<Dependencies, 'database' | 'licenseKeys'>,
  token: string,
): Promise<{ handover: HandoverRow; purpose: LinkPurpose } | undefined> {
  const purpose = token.startsWith(marks.object) ? 'object' : 'accept';
  if (!token.startsWith(marks[purpose])) return undefined;
  const [, id, code = ''] = TOKEN.exec(token.slice(marks[purpose].length)) ?? [];
  const handover = id === undefined ? undefined : await findHandover(database.db, Number(id));
  if (!handover) return undefined;
  const expected = await codeOf(licenseKeys, handover, purpose);
  const given = Buffer.from(code, 'base64url');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? { handover, purpose } : undefined;
}

function codeOf(keys: Needed['licenseKeys'], handover: HandoverRow, purpose: LinkPurpose) {
  return hashAtRest(keys, `handover ${purpose} ${handover.id} ${handover.startedAt.getTime()}`);
}
