import type { ManagedParcel, ParcelUnit, ShippingAddress } from '@timesync/contract';
import type { Queryable } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import type { DeviceId } from '../../../licenses/licensing/device-id.ts';

type Moment = 'createdAt' | 'sentAt' | 'receivedAt' | 'returnedAt';

/** A parcel with all that is in it and where it goes. */
export interface ParcelRow
  extends Omit<ManagedParcel, 'units' | 'trackingUrl' | Moment>,
    Record<string, unknown> {
  units: LoadedUnit[];
  /** Of its order. */
  mosqueId: number | null;
  createdAt: Date;
  sentAt: Date | null;
  receivedAt: Date | null;
  returnedAt: Date | null;
}

export interface LoadedUnit extends Omit<ParcelUnit, 'activation'> {
  activation: LoadedActivation | null;
  /** Null where it is sold without a warranty, and for a replacement: there is no new year. */
  warrantyMonths: number | null;
  licenseId: number | null;
  replacesUnitId: number | null;
  /** Null until it is sent. */
  boxId: number | null;
  /** Another box has taken its place. */
  isReplaced: boolean;
  productId: number;
  productVariantId: number | null;
  /** It was counted when it left the stock. */
  holdsStock: boolean;
}

interface LoadedActivation extends Omit<NonNullable<ParcelUnit['activation']>, 'deviceId'> {
  deviceId: DeviceId;
}

/**
 * What orders, licences and claims say of a parcel. Orders use shipping, so shipping cannot ask them:
 * the routes give it these reads.
 */
export interface ParcelReads {
  findParcel(db: Queryable, id: number): Promise<ParcelRow | undefined>;
  findInvoice(db: Queryable, orderLineId: number): Promise<string | undefined>;
}

export type ParcelContext = ActorContext & ParcelReads;

export interface Delivery {
  /** Null when nothing is sent. */
  address: ShippingAddress | null;
  /** Nothing has been sent, and the order has not ended. */
  isOpen: boolean;
}

export interface DeliveryReads {
  findDelivery(
    db: Queryable,
    of: { orderId: number; userId?: number | undefined },
  ): Promise<Delivery | undefined>;
}
