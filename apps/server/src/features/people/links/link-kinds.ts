// All kinds of links and what each one's rules are. Nothing else decides about a link.
import {
  LICENSE_LINK_DAYS,
  type LinkKind,
  LOGIN_LINK_DAYS,
  MOSQUE_LINK_DAYS,
  OBJECTION_DAYS,
  screens,
} from '@timesync/contract';

/** The right that its maker must still have when it is taken; losing it ends his links. */
export type MakerRight = 'admin' | 'ketua' | 'owner';

interface Rules {
  /** Null: an objection stays open, whoever made what it objects to. */
  right: MakerRight | null;
  days: number;
  screen: string;
  /** Whether a second open link about the same thing is refused or replaces the first. */
  again: 'refuse' | 'replace';
  /** The person to ask for another link, in the sentence of a dead one. */
  ask: string;
}

const mosque = { days: MOSQUE_LINK_DAYS, screen: screens.invitation } as const;
const license = { days: LICENSE_LINK_DAYS, screen: screens.takeLicense, again: 'replace' } as const;

export const linkKinds: Record<LinkKind, Rules> = {
  admin: { right: 'admin', days: 3, screen: screens.invitation, again: 'refuse', ask: 'admin' },
  login: {
    right: 'admin',
    days: LOGIN_LINK_DAYS,
    screen: screens.invitation,
    again: 'replace',
    ask: 'admin',
  },
  member: { ...mosque, right: 'ketua', again: 'refuse', ask: 'ketua masjid' },
  ketua: { ...mosque, right: 'ketua', again: 'replace', ask: 'ketua masjid' },
  lost: { ...mosque, right: 'admin', again: 'replace', ask: 'admin' },
  objection: { ...mosque, right: null, days: OBJECTION_DAYS, again: 'replace', ask: 'admin' },
  license: { ...license, right: 'owner', ask: 'pemberinya' },
  mosqueLicense: { ...license, right: 'ketua', ask: 'pemberinya' },
  gift: { ...license, right: 'admin', ask: 'admin' },
};

/**
 * Only a link that went to an email alone proves that its reader has that address: its maker never
 * sees it. A link for a number or for whoever holds it is shown to its maker and proves nothing.
 */
export const confirmsEmail = ({ email }: { email: string | null }) => email !== null;

const kindsWith = (...rights: MakerRight[]) =>
  (Object.keys(linkKinds) as LinkKind[]).filter((kind) =>
    rights.includes(linkKinds[kind].right as MakerRight),
  );

export const kindsOfAdmins = kindsWith('admin');
export const kindsOfKetuas = kindsWith('ketua');
export const kindsOfMakers = kindsWith('admin', 'ketua', 'owner');
