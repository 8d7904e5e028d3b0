import {
  type MutationService,
  mutationServiceNames,
  mutationServices,
  saveMutationHookBody,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { useRefreshHooks } from './mutation-hook-queries';

interface ConnectDialogProps {
  accountId: number;
  /** Of an account whose secret is replaced. */
  service: MutationService | undefined;
  onClose: () => void;
}

interface Connection {
  url: string;
  secret: string;
}

const schema = saveMutationHookBody.omit({ paymentAccountId: true });

const secretHints: Record<MutationService, string> = {
  moota: 'Kosongkan, lalu tempel rahasia dari sini ke Moota. Atau isi Secret Token dari Moota.',
  mutasibank: 'Salin Webhook Secret dari Mutasibank: Pengaturan, Webhook.',
  other: 'Kosongkan kalau layanan Anda meminta rahasia dari toko.',
};

/** The secret is in the answer alone: who closes the dialog replaces it. */
export function ConnectDialog({ accountId, service, onClose }: ConnectDialogProps) {
  const refresh = useRefreshHooks();
  const [made, setMade] = useState<Connection>();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={made ? 'Tempel di Layanan Anda' : 'Mutasi Otomatis'}
      description={
        made
          ? 'Rahasia hanya ditampilkan sekali. Salin keduanya sekarang.'
          : service && 'Rahasia yang lama langsung tidak berlaku.'
      }
    >
      {made ? (
        <Made {...made} onClose={onClose} />
      ) : (
        <Form
          schema={schema}
          defaultValues={{ service: service ?? mutationServices[0], secret: '' }}
          fallbackError="Rekening belum terhubung."
          onSubmit={async (body) => {
            const saved = { paymentAccountId: accountId, ...body };
            setMade(await callApi('POST /admin/mutation-hooks', { body: saved }));
            await refresh();
          }}
        >
          <ServiceFields />
          <SubmitButton className="w-full">{service ? 'Ganti rahasia' : 'Hubungkan'}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}

function ServiceFields() {
  const chosen = useWatch<{ service: MutationService }, 'service'>({ name: 'service' });
  return (
    <>
      <SelectField name="service" label="Layanan">
        {mutationServices.map((service) => (
          <option key={service} value={service}>
            {mutationServiceNames[service]}
          </option>
        ))}
      </SelectField>
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

function Made({ url, secret, onClose }: Connection & { onClose: () => void }) {
  return (
    <div className="space-y-4">
      <Copied label="Alamat (URL webhook)" text={url} />
      <Copied label="Rahasia" text={secret} />
      <Button onClick={onClose}>Sudah saya tempel</Button>
    </div>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div className="space-y-2">
      <p className="font-semibold text-ink text-sm">{label}</p>
      <p className="break-all rounded-control bg-sunken p-3 font-mono text-ink text-sm">{text}</p>
      <CopyButton text={text} copiedMessage={`${label} disalin`}>
        Salin <span className="sr-only">{label}</span>
      </CopyButton>
    </div>
  );
}
