import type { Queryable } from '../../../platform/db/types.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import type { warrantyClaims } from './warranty.schema.ts';

export type ClaimRow = typeof warrantyClaims.$inferSelect;

/** A box with what its warranty depends on. */
export interface BoxRow {
  id: number;
  serial: string;
  replacesSerial: string | null;
  licenseId: number | null;
  orderId: number;
  userId: number;
  mosqueId: number | null;
  product: string;
  variant: string | null;
  isPaid: boolean;
  until: string | null;
  /** A claim was accepted for it, or it is itself a replacement. */
  isUsed: boolean;
  /** Another box has taken its place. */
  isReplaced: boolean;
  claim: ClaimRow | null;
}

export interface BoxQuery {
  id: number;
  /** Finds only boxes of this customer or of one of his mosques. */
  userId?: number;
}

/**
 * What the order says of a box. Orders use warranty, so warranty cannot ask them: the routes give it
 * this read.
 */
export interface BoxReads {
  findBox(db: Queryable, asked: BoxQuery & { holdsOrder?: boolean }): Promise<BoxRow | undefined>;
}

export type BoxContext = ActorContext & BoxReads;
