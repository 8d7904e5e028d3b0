import { OwnLicensesDialog } from '~/features/licenses/licensing/own/own-licenses-dialog';
import { brokenDevicePhotos } from './broken-device-photos';

export function AllLicenses({ onClose }: { onClose: () => void }) {
  return <OwnLicensesDialog photos={brokenDevicePhotos} onClose={onClose} />;
}
