import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('License');

export default function LicensesPage() {
  return <ComingSoon title="License" />;
}
