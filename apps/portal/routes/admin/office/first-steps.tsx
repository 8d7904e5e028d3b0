import type { FirstStep, FirstSteps, ManagedSettings } from '@timesync/contract';
import { Spinner } from '@timesync/ui';
import { useEffect } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { Loaded, lazyPart } from '~/components/ui';
import {
  useFirstSteps,
  useLeaveFirstSteps,
} from '~/features/office/first-steps/first-steps-queries';
import { FirstStepsWalk } from '~/features/office/first-steps/first-steps-walk';
import { ProductStep } from '~/features/office/first-steps/product-step';
import { MailServerStep } from '~/features/office/settings/mail-server-form';
import { useSettings } from '~/features/office/settings/settings-queries';
import { SettingsPart } from '~/features/office/settings/settings-section-form';
import { PasswordForm } from '~/features/people/accounts/password-form';
import { keys, useRefresh } from '~/lib/api';
import { usePrefetch } from '~/lib/browser/use-prefetch';

const AddAccountForm = lazyPart(
  async () => (await import('~/features/shop/payments/admin/add-account-form')).AddAccountForm,
);

const AppLinksForm = lazyPart(() => import('~/features/licenses/releases/admin/app-links-form'));
const SAVE = 'Simpan dan lanjut';

export default function FirstStepsPage() {
  const firstSteps = useFirstSteps();
  const settings = useSettings();
  const { mutate: recordOpening } = useLeaveFirstSteps();
  const isFirstVisit = firstSteps.data?.isFirstVisit;
  // It has opened by itself once; from now on the dashboard only points here.
  useEffect(() => {
    if (isFirstVisit) recordOpening();
  }, [isFirstVisit, recordOpening]);
  usePrefetch(AddAccountForm.prefetch);
  usePrefetch(AppLinksForm.prefetch);
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
            render={(step, onNext) => {
              const isDone = data.steps.some(({ id, isDone }) => id === step && isDone);
              if (isDone && isOnce(step)) return undefined;
              if (!settings.data) return <Spinner />;
              const props = { step, firstSteps: data, settings: settings.data, onNext };
              return <StepContent key={step} {...props} />;
            }}
          />
        )}
      </Loaded>
    </>
  );
}

interface StepContentProps {
  step: FirstStep;
  firstSteps: FirstSteps;
  settings: ManagedSettings;
  onNext: () => void;
}

function StepContent({ step, firstSteps, settings, onNext }: StepContentProps) {
  const refresh = useRefresh(keys.firstSteps);
  const onSaved = () => {
    void refresh();
    onNext();
  };
  const { values } = settings;
  switch (step) {
    case 'password':
      return <PasswordForm submitLabel={SAVE} onSaved={onSaved} />;
    case 'seller':
      return <SettingsPart ids={['penjual', 'kontak']} submitLabel={SAVE} onSaved={onSaved} />;
    case 'account': {
      const holder = values.sellerName ?? '';
      return <AddAccountForm holder={holder} submitLabel={SAVE} onSaved={onSaved} />;
    }
    case 'product':
      return <ProductStep examples={firstSteps.examples} shipping={values} onSaved={onSaved} />;
    case 'apps':
      return <AppLinksForm onSaved={onSaved} />;
    case 'mail':
      return <MailServerStep onSaved={onSaved} />;
  }
}

/** A second password or account is not asked for: pressing again must add nothing. */
const isOnce = (step: FirstStep) => step === 'password' || step === 'account';
