import { GivenLicenses } from '~/features/owned-licenses/given-licenses';
import { NothingOwned } from '~/features/owned-products/nothing-owned';
import { evidencePhotoWay } from './evidence-photo-way';

/** Loaded for who has bought nothing. */
export function WithoutPurchase() {
  return <GivenLicenses photoWay={evidencePhotoWay} whenEmpty={<NothingOwned />} />;
}
