import type { listProducts } from '@timesync/contract';
import { usePublicRead } from '~/lib/api/use-public-read';
import { DataBlock } from '../data-block';
import { productData } from '../structured-data';
import { DeviceChoice } from './device-choice';
import { findOffers } from './device-offers';
import { PriceList } from './price-list';

/** All that depends on the catalogue, read once: people and search engines see the same prices. */
export function Offers() {
  const catalogue = usePublicRead<typeof listProducts>('/public/products?limit=100');
  const products = catalogue.status === 'ready' ? catalogue.data.data : [];
  return (
    <>
      <DeviceChoice offers={findOffers(products)} />
      <PriceList catalogue={catalogue} />
      <DataBlock data={productData(products)} />
    </>
  );
}
