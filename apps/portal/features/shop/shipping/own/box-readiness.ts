// What the buyer does when his box is there: switch it on, or activate it first.
import type { OwnParcel } from '@timesync/contract';

type Unit = Pick<OwnParcel['units'][number], 'licenseKey' | 'activation'>;

/** Undefined for boxes without a licence, and once the buyer has activated them. */
export function boxReadiness(units: readonly Unit[]): 'switchOn' | 'activate' | undefined {
  const licensed = units.filter(({ licenseKey }) => licenseKey !== null);
  if (licensed.some(({ activation }) => activation === null)) return 'activate';
  return licensed.some(({ activation }) => activation?.isPacked) ? 'switchOn' : undefined;
}
