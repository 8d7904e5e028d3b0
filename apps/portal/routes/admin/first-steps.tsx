import { type FirstStep, type FirstSteps, screens } from '@timesync/contract';
import { useEffect } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Loaded } from '~/components/ui/feedback/loaded';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { PasswordForm } from '~/features/accounts/password-form';
import { ExamplesStep } from '~/features/first-steps/examples-step';
import {
  useFirstSteps,
  useLeaveFirstSteps,
  useRefreshFirstSteps,
} from '~/features/first-steps/first-steps-queries';
import { FirstStepsWalk } from '~/features/first-steps/first-steps-walk';
import { MailStep } from '~/features/first-steps/mail-step';
import { SettingsPart } from '~/features/settings/settings-part';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { usePrefetch } from '~/lib/browser/use-prefetch';

const accountForm = loadOnDemand(
  async () => (await import('~/features/payments/admin/add-account-form')).AddAccountForm,
);

export default function FirstStepsPage() {
  const firstSteps = useFirstSteps();
  const { mutate: noteOpened } = useLeaveFirstSteps();
  const isFirstVisit = firstSteps.data?.isFirstVisit;
  // It has opened by itself once; from now on the dashboard only points here.
  useEffect(() => {
    if (isFirstVisit) noteOpened();
  }, [isFirstVisit, noteOpened]);
  usePrefetch(accountForm.prefetch);
  return (
    <>
      <PageHeader
        title="Siapkan toko Anda"
        description="Setiap langkah boleh dilewati dan tetap ada di dashboard sampai selesai."
      />
      <Loaded query={firstSteps} failure="Daftar langkah tidak dapat dimuat.">
        {(data) => (
          <FirstStepsWalk
            firstSteps={data}
            render={(step) => <StepContent key={step} step={step} firstSteps={data} />}
          />
        )}
      </Loaded>
    </>
  );
}

function StepContent({ step, firstSteps }: { step: FirstStep; firstSteps: FirstSteps }) {
  const refresh = useRefreshFirstSteps();
  const onSaved = () => void refresh();
  switch (step) {
    case 'password':
      return <PasswordForm onSaved={onSaved} />;
    case 'seller':
      return <SettingsPart ids={['penjual', 'kontak']} onSaved={onSaved} />;
    case 'account':
      return <PartOnDemand part={accountForm} partProps={{ onSaved }} />;
    case 'product':
      return <ExamplesStep exampleProducts={firstSteps.exampleProducts} />;
    case 'apps':
      return <ButtonLink to={screens.releases}>Buka Rilis Aplikasi</ButtonLink>;
    case 'mail':
      return <MailStep hasMailServer={firstSteps.hasMailServer} />;
  }
}
