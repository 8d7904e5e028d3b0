import type { ComponentProps } from 'react';
import { AppVersion } from '~/features/licenses/releases/app-version';
import { ProductDialog } from '~/features/shop/catalog/product-dialog';

/** One product of the catalogue. Loaded ahead of the first tap. */
export default function OfferedProduct(
  props: Omit<ComponentProps<typeof ProductDialog>, 'appVersion'>,
) {
  return <ProductDialog {...props} appVersion={<AppVersion />} />;
}
