import { OwnedLicensesDialog } from '~/features/licensing/own/own-licenses-dialog';
import { evidencePhotoWay } from './evidence-photo-upload';

/** Loaded when it is asked for. */
export function AllLicenses({ onClose }: { onClose: () => void }) {
  return <OwnedLicensesDialog photoWay={evidencePhotoWay} onClose={onClose} />;
}
