import { OwnedLicensesDialog } from '~/features/owned-licenses/owned-licenses-dialog';
import { evidencePhotoWay } from './evidence-photo-way';

/** Loaded when it is asked for. */
export function AllLicenses({ onClose }: { onClose: () => void }) {
  return <OwnedLicensesDialog photoWay={evidencePhotoWay} onClose={onClose} />;
}
