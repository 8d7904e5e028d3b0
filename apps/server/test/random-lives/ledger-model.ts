// The device ledger again, as short as its rule: used moves are the different devices that ever
// held the licence, minus one, minus those that an admin marked. After a release by the device
// another one needs an approved move, except once on the first day. Written without the server's
// code.
const DAY = 86_400_000;
/** Bought at noon in Jakarta, so the last day ends three years later at its midnight. */
export const PURCHASED_AT = new Date('2026-01-01T05:00:00.000Z');
const DEADLINE = Date.parse('2029-01-01T16:59:59.999Z');

export class LedgerModel {
  now = PURCHASED_AT.getTime();
  held: string | undefined;
  readonly everHeld = new Set<string>();
  readonly marked = new Set<string>();
  private firstBoundAt = PURCHASED_AT.getTime();
  private last = { device: '', isMarked: false, isLetGo: false, askedAt: 0 };

  /** Devices that had it and let it go before the rule came. */
  constructor(earlier: string[]) {
    for (const device of earlier) this.everHeld.add(device);
    this.last.device = earlier.at(-1) ?? '';
  }

  get moves(): number {
    return Math.max(this.everHeld.size - 1 - this.marked.size, 0);
  }

  bind(device: string): string {
    if (this.held === device) return 'ok';
    const { last, now } = this;
    const next = this.everHeld.size - this.marked.size;
    if (this.everHeld.size > 0 && !this.everHeld.has(device)) {
      if (next > 3) return 'MOVES_USED_UP';
      const isLate = !last.isMarked && (last.askedAt || now) > DEADLINE;
      if (next > 0 && isLate) return 'MOVES_TOO_LATE';
      if (this.needsProof) return 'MOVE_NEEDS_PROOF';
    }
    if (this.held) return 'LICENSE_IN_USE';
    if (this.everHeld.size === 0) this.firstBoundAt = now;
    this.held = device;
    this.everHeld.add(device);
    this.last = { device, isMarked: false, isLetGo: false, askedAt: 0 };
    return 'ok';
  }

  get needsProof(): boolean {
    return this.last.isLetGo && !this.last.askedAt && !this.isFreeMove;
  }

  private get isFreeMove(): boolean {
    if (this.everHeld.size !== 1 || this.now >= this.firstBoundAt + DAY) return false;
    return this.last.isMarked || this.now <= DEADLINE;
  }

  /** The owner took the wrong device. */
  takeBack(): string {
    if (!this.isFreeMove) return 'MOVE_NEEDS_PROOF';
    return this.held ? this.letGo() : 'ok';
  }

  letGo(): string {
    if (!this.held) return 'RELEASE_REFUSED';
    this.held = undefined;
    this.last.isLetGo = true;
    return 'ok';
  }

  release(): string {
    if (!this.held) return 'CONFLICT';
    this.held = undefined;
    return 'ok';
  }

  /** Null when it may be asked for. */
  transferObstacle(): string | null {
    if (!this.held && !this.needsProof) return 'notActive';
    if (this.moves >= 3) return 'usedUp';
    return this.now > DEADLINE ? 'tooLate' : null;
  }

  approve(askedAt: number, isCounted: boolean): string {
    if (!isCounted) {
      this.marked.add(this.last.device);
      this.last.isMarked = true;
    }
    this.held = undefined;
    this.last.askedAt = askedAt;
    return 'ok';
  }

  count(device: string, isCounted: boolean): string {
    if (!this.everHeld.has(device)) return 'NOT_FOUND';
    if (this.marked.has(device) === !isCounted) return 'CONFLICT';
    if (isCounted) this.marked.delete(device);
    else this.marked.add(device);
    if (this.last.device === device) this.last.isMarked = !isCounted;
    return 'ok';
  }

  allowMove(): string {
    if (this.held || !this.needsProof) return 'CONFLICT';
    this.last.isLetGo = false;
    return 'ok';
  }
}
