// The link contains the handout's id and a code over it that only a server with the licence keys can
// make (like the login link of accounts): it is stored nowhere and can be shown again.
import { timingSafeEqual } from 'node:crypto';
import { screens } from '@timesync/contract';
import { hashAtRest } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';

type Needed = Pick<Dependencies, 'config' | 'licenseKeys'>;

export async function handoutLinkOf(
  { config, licenseKeys }: Needed,
  handoutId: number,
): Promise<string> {
  const code = (await codeOf(licenseKeys, handoutId)).toString('base64url');
  return `${config.publicUrl}${screens.takeLicense}#${handoutId}.${code}`;
}

const CODE = /^([1-9]\d{0,8})\.([\w-]{43})$/;

/** The handout that the code was made for; undefined for a wrong code. */
export async function readHandoutCode(
  { licenseKeys }: Pick<Needed, 'licenseKeys'>,
  typed: string,
): Promise<number | undefined> {
  const [, id, code = ''] = CODE.exec(typed.trim()) ?? [];
  if (id === undefined) return undefined;
  const expected = await codeOf(licenseKeys, Number(id));
  const given = Buffer.from(code, 'base64url');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? Number(id) : undefined;
}

function codeOf(keys: Needed['licenseKeys'], handoutId: number): Promise<Buffer> {
  return hashAtRest(keys, `license handout ${handoutId}`);
}
