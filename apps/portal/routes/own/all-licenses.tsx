import { OwnLicensesDialog } from '~/features/licensing/own/own-licenses-dialog';
import { evidencePhotoUpload } from './evidence-photo-upload';

/** Loaded when it is asked for. */
export function AllLicenses({ onClose }: { onClose: () => void }) {
  return <OwnLicensesDialog photoUpload={evidencePhotoUpload} onClose={onClose} />;
}
