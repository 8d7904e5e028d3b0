import type { RowDialogProps } from '~/components/ui/overlays/row-dialog';
import { OwnLicensePanel } from '~/features/licensing/own/own-license-panel';
import { OwnProductDialog } from '~/features/orders/own/products/own-product-dialog';
import { AppFiles } from '~/features/releases/app-files';
import { BoxWarranty } from '~/features/warranty/own/box-warranty';
import { brokenDevicePhotos } from './broken-device-photos';

/** One bought product with its licences. */
export function OpenedProduct({ id, onClose }: RowDialogProps) {
  return (
    <OwnProductDialog
      id={id}
      onClose={onClose}
      appFiles={<AppFiles />}
      boxesOf={(line) => <BoxWarranty orderLineId={line.id} photos={brokenDevicePhotos} />}
      licenseOf={(license, licenseCount) => (
        <OwnLicensePanel
          licenseId={license.id}
          licenseKey={license.licenseKey}
          isOpenAtFirst={licenseCount === 1}
          photos={brokenDevicePhotos}
        />
      )}
    />
  );
}
