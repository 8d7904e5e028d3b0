// Which links are open, as a table of what ends each kind, written without the server's code.

export type Role = 'ketua' | 'pengurus';

export interface Mosque {
  id: number;
  members: Map<number, Role>;
}

export interface License {
  id: number;
  owner: number;
  mosque: Mosque | undefined;
  /** The last one is that of whoever has it now. */
  keys: string[];
}

export interface Link {
  kind: keyof typeof rules;
  token: string;
  /** Who made it, or gives his place. */
  by: number;
  /** Email or number of the person it is for; undefined for whoever holds it. */
  address?: string;
  mosque?: Mosque | undefined;
  license?: License | undefined;
  /** The account that it opens. */
  account?: number;
  /** The ketua whose place an admin gives. */
  from?: number;
  leaves?: boolean;
  state: 'open' | 'used' | 'ended';
  usedBy?: number;
  age: number;
}

/** What happens in a life that ends links. */
type Ending =
  | { what: 'maker is no admin' | 'maker is another person' | 'caller is in'; who: number }
  | { what: 'maker is no ketua'; who: number; mosque: Mosque }
  | { what: 'receiver was removed'; addresses: string[]; mosque: Mosque }
  | { what: 'mosque was given' | 'next handover' | 'mosque has ended'; mosque: Mosque }
  | { what: 'licence changed' | 'next link'; license: License };

const ofAdmin = ['maker is no admin', 'maker is another person'] as const;
const ofKetua = [
  ...(['maker is no ketua', 'maker is another person'] as const),
  ...(['mosque was given', 'mosque has ended'] as const),
];

interface Rule {
  days: number;
  ends: readonly Ending['what'][];
}

const rules = {
  admin: { days: 3, ends: ofAdmin },
  login: { days: 7, ends: [...ofAdmin, 'caller is in'] },
  gift: { days: 30, ends: [...ofAdmin, 'next link'] },
  member: { days: 7, ends: [...ofKetua, 'receiver was removed'] },
  ketua: { days: 7, ends: [...ofKetua, 'receiver was removed', 'next handover'] },
  lost: { days: 7, ends: [...ofAdmin, 'mosque was given', 'mosque has ended'] },
  objection: { days: 3, ends: [] },
  mosqueLicense: { days: 30, ends: [...ofKetua, 'next link'] },
  license: { days: 30, ends: ['maker is another person', 'licence changed', 'next link'] },
} satisfies Record<string, Rule>;

export class LinkModel {
  readonly links: Link[] = [];
  readonly mosques: Mosque[] = [];
  readonly licenses: License[] = [];

  add(link: Omit<Link, 'state' | 'age'>): void {
    this.links.push({ ...link, state: 'open', age: 0 });
  }

  end(ending: Ending): void {
    for (const link of this.open()) {
      const { ends }: Rule = rules[link.kind];
      if (ends.includes(ending.what) && isAbout(link, ending)) link.state = 'ended';
    }
  }

  pass(days: number): void {
    for (const link of this.open()) {
      link.age += days;
      if (link.age >= rules[link.kind].days) link.state = 'ended';
    }
  }

  /** He is not its ketua any more; with addresses he is not even a member. */
  leave(who: number, mosque: Mosque, addresses?: string[]): void {
    if (addresses) {
      mosque.members.delete(who);
      this.end({ what: 'receiver was removed', addresses, mosque });
    } else mosque.members.set(who, 'pengurus');
    this.end({ what: 'maker is no ketua', who, mosque });
  }

  /** Somebody has the place that a link gives. */
  take({ kind, mosque, by, from, leaves }: Link, who: number): void {
    if (!mosque) return;
    if (kind === 'member') {
      if (!mosque.members.has(who)) mosque.members.set(who, 'pengurus');
      return;
    }
    mosque.members.set(who, 'ketua');
    this.stepBack(mosque, from ?? by, kind === 'lost' || leaves === true);
  }

  stepBack(mosque: Mosque, who: number, leaves: boolean): void {
    if (leaves) mosque.members.delete(who);
    else mosque.members.set(who, 'pengurus');
    this.end({ what: 'maker is no ketua', who, mosque });
  }

  isLastKetua(who: number, { members }: Mosque): boolean {
    const ketuas = [...members].filter(([, role]) => role === 'ketua');
    return ketuas.length === 1 && ketuas[0]?.[0] === who;
  }

  open(...kinds: Link['kind'][]): Link[] {
    return this.of(...kinds).filter(({ state }) => state === 'open');
  }

  of(...kinds: Link['kind'][]): Link[] {
    return this.links.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  }
}

function isAbout(link: Link, ending: Ending): boolean {
  if ('mosque' in ending && link.mosque !== ending.mosque) return false;
  if ('license' in ending) return link.license === ending.license;
  if ('addresses' in ending) return ending.addresses.includes(link.address ?? '');
  if (ending.what === 'caller is in') return link.account === ending.who;
  return !('who' in ending) || link.by === ending.who;
}
