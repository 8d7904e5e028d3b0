// Which links are open, as a table of what ends each kind, written without the server's code.

export type Role = 'ketua' | 'pengurus';
type Kind = 'admin' | 'login' | 'member' | 'ketua' | 'license' | 'mosqueLicense' | 'gift';

export interface Mosque {
  id: number;
  members: Map<number, Role>;
}

export interface License {
  id: number;
  owner: number;
  mosque: Mosque | undefined;
}

export interface Link {
  kind: Kind;
  token: string;
  by: number;
  /** The person who may take it; undefined for whoever holds it. */
  to?: number;
  mosque?: Mosque | undefined;
  license?: License | undefined;
  leaves?: boolean;
  state: 'open' | 'used' | 'ended';
}

/** What happens in a life that ends links. */
type Ending =
  | { what: 'maker is no admin' | 'maker is another person'; who: number }
  | { what: 'maker is no ketua' | 'receiver was removed'; who: number; mosque: Mosque }
  | { what: 'mosque was given' | 'next handover'; mosque: Mosque }
  | { what: 'licence changed' | 'next link'; license: License }
  | { what: 'week passed' };

const endings: Record<Kind, readonly Ending['what'][]> = {
  admin: ['maker is no admin', 'maker is another person', 'week passed'],
  login: ['maker is no admin', 'maker is another person', 'week passed'],
  gift: ['maker is no admin', 'maker is another person', 'next link'],
  member: [
    ...(['maker is no ketua', 'maker is another person', 'receiver was removed'] as const),
    ...(['mosque was given', 'week passed'] as const),
  ],
  ketua: [
    ...(['maker is no ketua', 'maker is another person', 'receiver was removed'] as const),
    ...(['mosque was given', 'next handover', 'week passed'] as const),
  ],
  mosqueLicense: [
    ...(['maker is no ketua', 'maker is another person', 'mosque was given'] as const),
    'next link',
  ],
  license: ['maker is another person', 'licence changed', 'next link'],
};

export class LinkModel {
  readonly links: Link[] = [];
  readonly mosques: Mosque[] = [];
  readonly licenses: License[] = [];

  end(ending: Ending): void {
    for (const link of this.links) {
      const isMeant = link.state === 'open' && endings[link.kind].includes(ending.what);
      if (isMeant && isAbout(link, ending)) link.state = 'ended';
    }
  }

  /** He is not its ketua any more, or not even a member. */
  leave(who: number, mosque: Mosque, isOut: boolean): void {
    if (isOut) {
      mosque.members.delete(who);
      this.end({ what: 'receiver was removed', who, mosque });
    } else mosque.members.set(who, 'pengurus');
    this.end({ what: 'maker is no ketua', who, mosque });
  }

  isLastKetua(who: number, { members }: Mosque): boolean {
    const ketuas = [...members].filter(([, role]) => role === 'ketua');
    return ketuas.length === 1 && ketuas[0]?.[0] === who;
  }

  open(): Link[] {
    return this.links.filter(({ state }) => state === 'open');
  }
}

function isAbout(link: Link, ending: Ending): boolean {
  if ('mosque' in ending && link.mosque !== ending.mosque) return false;
  if ('license' in ending) return link.license === ending.license;
  if (ending.what === 'receiver was removed') return link.to === ending.who;
  return !('who' in ending) || link.by === ending.who;
}
