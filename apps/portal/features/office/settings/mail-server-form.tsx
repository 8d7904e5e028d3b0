import type { MailServer, z } from '@timesync/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Form, SubmitButton, TextField } from '~/components/form';
import { Loaded } from '~/components/ui';
import { callApi } from '~/lib/api';
import { useCacheMailServer, useMailServer, useTestMail } from './settings-queries';
import type { typedMailServer } from './typed-mail-server';

const schema = async () => (await import('./typed-mail-server')).typedMailServer;

const USUAL_PORT = 587;
const ADDRESS = /^\S+@\S+\.\S+$/;

const typed = (server: MailServer): z.input<typeof typedMailServer> => ({
  host: server.host ?? '',
  port: String(server.port ?? USUAL_PORT),
  user: server.user ?? '',
  password: '',
  from: addressOf(server.from ?? ''),
});

/** The operator may have written a name before it: `TimeSync <info@contoh.id>`. */
const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

const plain = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const;

interface MailServerFormProps {
  server: MailServer;
  /** The button, or the bar with it. */
  submit: ReactNode;
  /** Throws to refuse; the server is saved by then. */
  onSaved: () => void | Promise<void>;
}

export function MailServerForm({ server, submit, onSaved }: MailServerFormProps) {
  const cache = useCacheMailServer();
  const isDefault = server.source === 'environment';
  return (
    <Form
      draft="mail server"
      schema={schema}
      defaultValues={typed(server)}
      fallbackError="Pengaturan belum tersimpan."
      onSubmit={async (body, reset) => {
        const saved = await callApi('PATCH /admin/mail-server', { body });
        cache(saved);
        reset(typed(saved));
        await onSaved();
      }}
    >
      <TextField
        name="host"
        label="Server email (SMTP)"
        placeholder="smtp.contoh.id"
        hint={isDefault ? 'Nilai bawaan.' : undefined}
        inputMode="url"
        {...plain}
      />
      <TextField
        name="port"
        label="Port"
        hint="Biasanya 587 atau 465."
        inputMode="numeric"
        {...plain}
      />
      <TextField name="user" label="Username (opsional)" {...plain} />
      <ServerPassword server={server} />
      <SenderLikeUser />
      <TextField
        name="from"
        label="Email pengirim"
        hint="Pelanggan melihat dan membalas ke alamat ini."
        type="email"
        inputMode="email"
        {...plain}
      />
      {submit}
    </Form>
  );
}

/** Most servers take mails from the address that signs in only, so it is proposed as the sender. */
function SenderLikeUser() {
  const { setValue } = useFormContext();
  const [user, from] = useWatch({ name: ['user', 'from'] });
  const proposed = useRef('');
  useEffect(() => {
    if (!ADDRESS.test(user) || (from !== '' && from !== proposed.current)) return;
    proposed.current = user;
    setValue('from', user, { shouldDirty: true });
  }, [user, from, setValue]);
  return null;
}

function ServerPassword({ server }: { server: MailServer }) {
  const [host, user] = useWatch({ name: ['host', 'user'] });
  if (!user) return null;
  const isStored =
    server.source === 'settings' &&
    server.hasPassword &&
    host === server.host &&
    user === server.user;
  return (
    <TextField
      name="password"
      label="Password server email"
      type="password"
      hint={isStored ? 'Sudah tersimpan. Isi hanya untuk menggantinya.' : undefined}
      {...plain}
      autoComplete="new-password"
    />
  );
}

/** Saves the mail server and tries it at once: the step is done when it has accepted a mail. */
export function MailServerStep({ onSaved }: { onSaved: () => void }) {
  const server = useMailServer();
  const test = useTestMail();
  return (
    <Loaded query={server} failure="Server email tidak dapat dimuat.">
      {(data) => (
        <>
          <p className="mb-4 text-ink-muted text-sm">
            Tersimpan, lalu satu email uji dikirim ke alamat Anda.
          </p>
          <MailServerForm
            server={data}
            submit={<SubmitButton>Simpan dan lanjut</SubmitButton>}
            onSaved={async () => {
              await test.mutateAsync();
              onSaved();
            }}
          />
        </>
      )}
    </Loaded>
  );
}
