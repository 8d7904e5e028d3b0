import { Hammer } from 'lucide-react';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/empty-state';
import { PageHeader } from './page-header';

/** Stands in for a screen that the menu already names. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState icon={Hammer} title="Halaman ini sedang disiapkan">
          Sebentar lagi Anda dapat memakainya di sini.
        </EmptyState>
      </Card>
    </>
  );
}
