import { OwnedLicensePanel } from '~/features/licensing/own/own-license-panel';
import { OwnedProductDialog } from '~/features/orders/own/products/own-product-dialog';
import { evidencePhotoWay } from './evidence-photo-upload';

/** One bought product with its licences. Loaded when the first product is opened. */
export function OpenedProduct({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <OwnedProductDialog
      id={id}
      onClose={onClose}
      licenseOf={(license, licenseCount) => (
        <OwnedLicensePanel
          licenseId={license.id}
          licenseKey={license.licenseKey}
          isOpenAtFirst={licenseCount === 1}
          photoWay={evidencePhotoWay}
        />
      )}
    />
  );
}
