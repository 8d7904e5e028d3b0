import { OwnLicensesDialog } from '~/features/licensing/own/own-licenses-dialog';
import { brokenDevicePhotos } from './broken-device-photos';

/** Loaded when it is asked for. */
export function AllLicenses({ onClose }: { onClose: () => void }) {
  return <OwnLicensesDialog photos={brokenDevicePhotos} onClose={onClose} />;
}
