// Who owns what, as short as its rule and written without the server's code: a licence or an order
// belongs to its person, or to a mosque and then to all its members. Each `refuse…` says which error the
// server must answer with, or nothing.

export type Role = 'ketua' | 'bendahara' | 'pengurus';
type Refusal = string | undefined;

export interface Person {
  id: number;
  email: string;
  whatsapp: string;
  isDeleted: boolean;
}

export interface Mosque {
  id: number;
  members: Map<Person, Role>;
  /** When a person's last membership ended. */
  leftAt: Map<Person, number>;
}

export interface Order {
  id: number;
  buyer: Person;
  mosque: Mosque | undefined;
}

export interface License {
  id: number;
  order: Order;
  owner: Person;
  mosque: Mosque | undefined;
  room: string | null;
  isUsed: boolean;
}

export interface Invitation {
  token: string;
  mosque: Mosque;
  role: Role;
  by: Person;
  to: Person;
  at: number;
}

export interface Handout {
  url: string;
  license: License;
  by: Person;
  takenBy: Person | undefined;
  isTakenBack: boolean;
}

export interface Handover {
  id: number;
  kind: 'own' | 'lost';
  mosque: Mosque;
  from: Person;
  to: Person;
  token: string;
  /** What the successor was named by. */
  named: string;
  status: 'waiting' | 'objected' | 'done' | 'cancelled' | 'expired';
  deadline: number;
}

const WEEK = 7 * 86_400_000;
const rights: Record<'order' | 'manage', readonly Role[]> = {
  order: ['ketua', 'bendahara'],
  manage: ['ketua'],
};

export class MosqueModel {
  readonly mosques: Mosque[] = [];
  readonly orders: Order[] = [];
  readonly licenses: License[] = [];
  readonly invitations: Invitation[] = [];
  readonly handouts: Handout[] = [];
  readonly handovers: Handover[] = [];

  sees(person: Person, thing: { mosque: Mosque | undefined; owner: Person }): boolean {
    if (person.isDeleted) return false;
    return thing.mosque ? thing.mosque.members.has(person) : thing.owner === person;
  }

  seesOrder(person: Person, { buyer, mosque }: Order): boolean {
    return this.sees(person, { mosque, owner: buyer });
  }

  refuse(person: Person, mosque: Mosque, right: 'order' | 'manage'): Refusal {
    const role = mosque.members.get(person);
    if (!role) return 'NOT_FOUND';
    return rights[right].includes(role) ? undefined : 'MOSQUE_ROLE';
  }

  isLastKetua(person: Person, { members }: Mosque): boolean {
    const ketuas = [...members].filter(([, role]) => role === 'ketua');
    return ketuas.length === 1 && ketuas[0]?.[0] === person;
  }

  end(person: Person, mosque: Mosque, now: number): void {
    mosque.members.delete(person);
    mosque.leftAt.set(person, now);
  }

  refuseJoining(person: Person, invitation: Invitation, now: number): Refusal {
    const { mosque, by, to, at } = invitation;
    if (to !== person) return 'INVITATION_DEAD';
    if (mosque.members.has(person)) return undefined;
    const isOver = now >= at + WEEK || mosque.members.get(by) !== 'ketua';
    const hasLeft = (mosque.leftAt.get(person) ?? -1) >= at;
    return isOver || hasLeft ? 'INVITATION_DEAD' : undefined;
  }

  refuseFiling(person: Person, license: License, mosque: Mosque): Refusal {
    if (!this.sees(person, license)) return 'NOT_FOUND';
    const refusal = this.refuse(person, license.mosque ?? mosque, 'order');
    if (refusal) return refusal;
    return license.mosque && license.mosque !== mosque ? 'LICENSE_FILED' : undefined;
  }

  /** The order follows when its buyer has filed the last of its licences. */
  file(person: Person, license: License, mosque: Mosque): void {
    license.mosque = mosque;
    const { order } = license;
    const all = this.licenses.filter((other) => other.order === order);
    const isWhole = all.every((other) => other.mosque === mosque);
    if (order.buyer === person && isWhole) order.mosque ??= mosque;
  }

  fileAll(person: Person, mosque: Mosque): void {
    for (const license of this.licenses) {
      if (!license.mosque && license.owner === person) license.mosque = mosque;
    }
    for (const license of this.licenses) {
      const { order } = license;
      if (license.mosque === mosque && order.buyer === person) order.mosque ??= mosque;
    }
  }

  openHandover(mosque: Mosque): Handover | undefined {
    return this.handovers.find(
      ({ mosque: its, status }) => its === mosque && ['waiting', 'objected'].includes(status),
    );
  }

  refuseHandover(handover: Handover, person: Person, now: number): Refusal {
    const { from, kind, mosque, named, status, to, deadline } = handover;
    if (status === 'done' && to === person) return undefined;
    if (status !== 'waiting' || (kind === 'own' && deadline <= now)) return 'HANDOVER_DEAD';
    if (from === person) return 'HANDOVER_TO_SELF';
    if (named !== person.email && named !== person.whatsapp) return 'HANDOVER_FOR_ANOTHER';
    return mosque.members.get(from) === 'ketua' ? undefined : 'HANDOVER_DEAD';
  }

  canCarryOut({ mosque, from, to }: Handover): boolean {
    return mosque.members.get(from) === 'ketua' && !to.isDeleted;
  }

  carryOut(handover: Handover, now: number): void {
    const { mosque, from, to } = handover;
    handover.status = 'done';
    mosque.members.set(to, 'ketua');
    this.end(from, mosque, now);
    for (const license of this.licenses) {
      if (license.mosque === mosque && license.owner === from) license.owner = to;
    }
  }

  /** What the hourly job does. */
  carryOutDue(now: number): void {
    const due = this.handovers.filter((one) => one.status === 'waiting' && one.deadline <= now);
    for (const handover of due.toSorted((one, other) => one.deadline - other.deadline)) {
      if (handover.kind === 'own') handover.status = 'expired';
      else if (this.canCarryOut(handover)) this.carryOut(handover, now);
      else handover.status = 'cancelled';
    }
  }

  openHandout(license: License): Handout | undefined {
    return this.handouts.find((one) => one.license === license && !one.takenBy && !one.isTakenBack);
  }

  refuseHandingOut(person: Person, license: License): Refusal {
    if (!this.sees(person, license)) return 'NOT_FOUND';
    if (license.mosque && this.refuse(person, license.mosque, 'order')) return 'MOSQUE_ROLE';
    return license.isUsed ? 'HANDOUT_NOT_UNUSED' : undefined;
  }

  refuseTakingBack(person: Person, license: License): Refusal {
    if (!this.sees(person, license)) {
      const isTaken = this.handouts.some(
        (one) => one.license === license && one.by === person && one.takenBy,
      );
      return isTaken ? 'HANDOUT_TAKEN' : 'NOT_FOUND';
    }
    return license.mosque && this.refuse(person, license.mosque, 'order');
  }

  refuseTaking(person: Person, handout: Handout, mosque: Mosque | undefined): Refusal {
    const { license, takenBy, isTakenBack } = handout;
    if (isTakenBack) return 'HANDOUT_UNKNOWN';
    // Taken before: shown again while the receiver still sees it.
    if (takenBy === person) return this.sees(person, license) ? undefined : 'NOT_FOUND';
    if (takenBy) return 'HANDOUT_TAKEN';
    if (!license.mosque && license.owner === person) return 'HANDOUT_OWN';
    if (license.isUsed) return 'HANDOUT_GONE';
    return mosque && this.refuse(person, mosque, 'order');
  }

  refuseDeleting(person: Person): Refusal {
    if (person.isDeleted) return 'NOT_FOUND';
    return this.mosques.some((mosque) => this.isLastKetua(person, mosque))
      ? 'LAST_KETUA'
      : undefined;
  }
}
