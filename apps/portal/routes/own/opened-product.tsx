import type { RowDialogProps } from '~/components/ui';
import { OwnLicensePanel } from '~/features/licenses/licensing/own/own-license-panel';
import { AppFiles } from '~/features/licenses/releases/app-files';
import { OwnProductDialog } from '~/features/shop/orders/own/products/own-product-dialog';
import { BoxWarranty } from '~/features/shop/warranty/own/box-warranty';

/** Shows one bought product with its licences. */
export default function OpenedProduct({ id, onClose }: RowDialogProps) {
  return (
    <OwnProductDialog
      id={id}
      onClose={onClose}
      appFiles={<AppFiles />}
      boxesOf={({ id, licenses }) => (
        <BoxWarranty orderLineId={id} licenseKeys={licenses.map(({ licenseKey }) => licenseKey)} />
      )}
      licenseOf={(license, keyRow) => (
        <OwnLicensePanel licenseId={license.id} licenseKey={license.licenseKey} keyRow={keyRow} />
      )}
    />
  );
}
