import {
  type ActivationAnswer,
  activateForCustomer,
  type ManagedLicense,
} from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { Dialog } from '~/components/ui/dialog';
import { callApi } from '~/lib/api-client';
import { deviceCodeForm } from './device-code-form';
import { useRefreshLicenses } from './license-queries';
import { ReadAloudAnswer } from './read-aloud-answer';

interface ActivateForCustomerDialogProps {
  license: ManagedLicense;
  onClose: () => void;
}

export function ActivateForCustomerDialog({ license, onClose }: ActivateForCustomerDialogProps) {
  const [answer, setAnswer] = useState<ActivationAnswer>();
  const refresh = useRefreshLicenses();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title="Aktifkan lewat telepon"
      description={`${license.licenseKey}, ${license.owner.name}`}
    >
      {answer ? (
        <ReadAloudAnswer answer={answer} onClose={onClose} />
      ) : (
        <Form
          schema={deviceCodeForm}
          defaultValues={{ request: '' }}
          fallbackError="Terjadi kesalahan, hubungi admin!"
          onSubmit={async (body) => {
            const params = { id: String(license.id) };
            setAnswer(await callApi(activateForCustomer, { params, body }, { toast: false }));
            void refresh();
          }}
        >
          <TextareaField
            name="request"
            label="Kode Perangkat"
            rows={7}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono uppercase"
            hint="Minta pelanggan membacakan kode di layar perangkatnya, 12 baris berisi 12 huruf atau angka. Alamat dari QR juga boleh ditempel."
          />
          <SubmitButton className="w-full">Aktifkan</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
