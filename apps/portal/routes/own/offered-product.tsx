import type { ComponentProps } from 'react';
import { ProductDialog } from '~/features/catalog/product-dialog';
import { AppVersion } from '~/features/releases/app-version';

/** One product of the catalogue. Loaded ahead of the first tap. */
export function OfferedProduct(props: Omit<ComponentProps<typeof ProductDialog>, 'appVersion'>) {
  return <ProductDialog {...props} appVersion={<AppVersion />} />;
}
