import {
  type MutationService,
  mutationServiceNames,
  mutationServices,
  saveMutationHookBody,
} from '@timesync/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { ShownOnce } from '~/components/ui/content/shown-once';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';
import { useRefresh } from '~/lib/api/use-change';

interface ConnectDialogProps {
  accountId: number;
  /** Of an account whose secret is replaced. */
  service: MutationService | undefined;
  onClose: () => void;
}

const schema = saveMutationHookBody.pick({ service: true, secret: true });

const secretHints: Record<MutationService, string> = {
  moota: 'Kosongkan, lalu tempel rahasia dari sini ke Moota. Atau isi Secret Token dari Moota.',
  mutasibank: 'Salin Webhook Secret dari Mutasibank: Pengaturan, Webhook.',
  other: 'Kosongkan kalau layanan Anda meminta rahasia dari toko.',
};

/** The secret is in the answer alone: who closes the dialog replaces it. */
export function ConnectDialog({ accountId, service, onClose }: ConnectDialogProps) {
  const refresh = useRefresh(keys.hooks);
  const [made, setMade] = useState<{ url: string; secret: string | null }>();
  if (made) {
    return (
      <ShownOnce
        title="Tempel di Layanan Anda"
        description="Rahasia hanya ditampilkan sekali. Salin keduanya sekarang."
        secrets={{ 'Alamat (URL webhook)': made.url, Rahasia: made.secret ?? '' }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="Mutasi Otomatis"
      description={service && 'Rahasia yang lama langsung tidak berlaku.'}
    >
      <Form
        schema={schema}
        defaultValues={{ service: service ?? mutationServices[0], secret: '' }}
        fallbackError="Rekening belum terhubung."
        onSubmit={async (given) => {
          const body = { paymentAccountId: accountId, ...given };
          setMade(await callApi('POST /admin/mutation-hooks', { body }));
          await refresh();
        }}
      >
        <ServiceFields />
        <SubmitButton className="w-full">{service ? 'Ganti rahasia' : 'Hubungkan'}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function ServiceFields() {
  const chosen = useWatch<{ service: MutationService }, 'service'>({ name: 'service' });
  return (
    <>
      <SelectField
        name="service"
        label="Layanan"
        options={mutationServices.map((value) => ({ value, label: mutationServiceNames[value] }))}
      />
      <TextField
        name="secret"
        label="Rahasia dari layanan (opsional)"
        hint={secretHints[chosen]}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
