import { OwnLicensesDialog } from '~/features/licenses/licensing/own/own-licenses-dialog';

export function AllLicenses({ onClose }: { onClose: () => void }) {
  return <OwnLicensesDialog onClose={onClose} />;
}
