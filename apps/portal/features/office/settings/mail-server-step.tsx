import { SubmitButton } from '~/components/form';
import { Loaded } from '~/components/ui';
import { MailServerForm } from './mail-server-form';
import { useMailServer, useTestMail } from './settings-queries';

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
