import { useQueryClient } from '@tanstack/react-query';
import { type ApiScope, apiScopeNames, apiScopes, makeApiKeyBody } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Checkbox } from '~/components/ui/inputs/checkbox';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';

/** The key is in the answer alone: who closes the dialog makes another one. */
export function MakeApiKeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [key, setKey] = useState<string>();
  return (
    <Dialog
      onClose={onClose}
      title={key ? 'Simpan Kunci Ini' : 'Buat Kunci'}
      description={
        key
          ? 'Kunci hanya ditampilkan sekali. Salin ke programnya sekarang.'
          : 'Untuk program lain, misalnya pembukuan. Beri nama yang Anda kenali.'
      }
    >
      {key ? (
        <NewKey apiKey={key} onClose={onClose} />
      ) : (
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
          <ScopeChoice />
          <SubmitButton className="w-full">Buat kunci</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}

function ScopeChoice() {
  const { field } = useController<{ scopes: ApiScope[] }, 'scopes'>({ name: 'scopes' });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink text-sm">Izin</legend>
      {apiScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={apiScopeNames[scope]}
          checked={field.value.includes(scope)}
          onChange={({ target }) =>
            field.onChange(
              target.checked
                ? [...field.value, scope]
                : field.value.filter((each) => each !== scope),
            )
          }
        />
      ))}
    </fieldset>
  );
}

function NewKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <div className="space-y-4">
      <p className="break-all rounded-control bg-sunken p-4 font-mono text-ink">{apiKey}</p>
      <p className="text-ink-muted text-sm">
        Cara memakainya ada di{' '}
        <a href="/docs" className="text-brand-text underline underline-offset-2">
          petunjuk untuk pembuat program
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={apiKey} copiedMessage="Kunci disalin">
          Salin
        </CopyButton>
        <Button onClick={onClose}>Sudah saya simpan</Button>
      </div>
    </div>
  );
}
