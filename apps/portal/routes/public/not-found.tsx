import { NotFound } from '~/components/layout/not-found';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Halaman tidak ditemukan');

export default function NotFoundPage() {
  return <NotFound />;
}
