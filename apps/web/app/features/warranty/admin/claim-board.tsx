import { Tabs } from '~/components/ui/content/tabs';
import { ClaimQueue } from './claim-queue';

/** Those that wait for us, and those that wait for the customer. */
export function ClaimBoard() {
  return (
    <Tabs
      label="Klaim garansi"
      tabs={[
        { id: 'open', label: 'Menunggu keputusan', content: <ClaimQueue status="open" /> },
        { id: 'asked', label: 'Menunggu jawaban', content: <ClaimQueue status="asked" /> },
      ]}
    />
  );
}
