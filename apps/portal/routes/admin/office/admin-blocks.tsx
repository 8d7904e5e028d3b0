import { CHOSEN_PRODUCT_PARAM } from '@timesync/contract';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Fold } from '~/components/ui';

export interface Blocks {
  downloads: ReactNode;
  latest: ReactNode;
  shop: ReactNode;
}

/** The specified blocks in their order, those that an admin seldom needs folded. */
export function AdminBlocks({ downloads, latest, shop }: Blocks) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  // A link to the cart or to a product finds it unfolded.
  const [leadsToShop] = useState(hash !== '' || params.has(CHOSEN_PRODUCT_PARAM));
  return (
    <div className="space-y-4">
      <Fold title="Unduh aplikasi Android">{downloads}</Fold>
      {latest}
      <Fold title="Keranjang dan katalog" open={leadsToShop}>
        {shop}
      </Fold>
    </div>
  );
}
