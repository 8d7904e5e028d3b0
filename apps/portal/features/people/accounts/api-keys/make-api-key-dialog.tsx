import { useQueryClient } from '@tanstack/react-query';
import { apiScopeNames, makeApiKeyBody } from '@timesync/contract';
import { useState } from 'react';
import { CheckboxListField } from '~/components/form/checkbox-list-field';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { ShownOnce } from '~/components/ui/content/shown-once';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';

/** The key is in the answer alone: who closes the dialog makes another one. */
export function MakeApiKeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [key, setKey] = useState<string>();
  if (key) {
    return (
      <ShownOnce
        title="Simpan Kunci Ini"
        description="Kunci hanya ditampilkan sekali. Salin ke programnya sekarang."
        secrets={{ Kunci: key }}
        onClose={onClose}
      >
        <p className="text-ink-muted text-sm">
          Cara memakainya ada di{' '}
          <a href="/docs" className="text-brand-text underline underline-offset-2">
            petunjuk untuk pembuat program
          </a>
          .
        </p>
      </ShownOnce>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="Buat Kunci"
      description="Untuk program lain, misalnya pembukuan. Beri nama yang Anda kenali."
    >
      <Form
        schema={makeApiKeyBody}
        defaultValues={{ name: '', scopes: [] }}
        fallbackError="Kunci belum dibuat."
        onSubmit={async (body) => {
          const made = await callApi('POST /admin/api-keys', { body });
          setKey(made.key);
          await client.invalidateQueries({ queryKey: keys.apiKeys });
        }}
      >
        <TextField name="name" label="Nama" autoComplete="off" />
        <CheckboxListField name="scopes" legend="Izin" labels={apiScopeNames} />
        <SubmitButton className="w-full">Buat kunci</SubmitButton>
      </Form>
    </Dialog>
  );
}
