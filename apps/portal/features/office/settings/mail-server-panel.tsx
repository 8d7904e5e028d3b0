import { formatDateTime, type MailServer } from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { DialogButton, LazyConfirm, Loaded } from '~/components/ui';
import { callApi, messageOf } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { MAIL_UNAVAILABLE } from './mail-server-alert';
import { MailServerForm } from './mail-server-form';
import { SaveBar } from './save-bar';
import { useCacheMailServer, useMailServer, useTestMail } from './settings-queries';

export default function MailServerPanel() {
  const server = useMailServer();
  return (
    <Loaded query={server} failure="Server email tidak dapat dimuat.">
      {(data) => (
        <>
          {!data.isSending && <Alert tone="info">{MAIL_UNAVAILABLE}.</Alert>}
          <Card>
            <MailServerForm
              // A new key empties the form after the server was removed.
              key={data.source}
              server={data}
              submit={<SaveBar />}
              onSaved={() => notifySuccess('Data berhasil diperbarui')}
            />
          </Card>
          {data.isSending && (
            <Card className="space-y-3">
              <TestMail server={data} />
              {data.source === 'settings' && <RemoveServer host={data.host ?? ''} />}
            </Card>
          )}
        </>
      )}
    </Loaded>
  );
}

function TestMail({ server }: { server: MailServer }) {
  const test = useTestMail();
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">
        {server.testedAt
          ? `Email uji terakhir diterima server ${formatDateTime(server.testedAt)}.`
          : 'Belum diuji. Kirim satu email ke alamat Anda sendiri.'}
      </p>
      {test.isSuccess && (
        <Alert tone="success">
          Email uji dikirim ke {test.data.sentTo}. Periksa kotak masuk Anda.
        </Alert>
      )}
      {test.isError && (
        <Alert tone="error">{messageOf(test.error, 'Email uji tidak terkirim.')}</Alert>
      )}
      <Button variant="secondary" isPending={test.isPending} onClick={() => test.mutate()}>
        Kirim email uji
      </Button>
    </div>
  );
}

function RemoveServer({ host }: { host: string }) {
  const cache = useCacheMailServer();
  return (
    <DialogButton
      variant="quiet"
      className="-ml-4 text-danger-text"
      dialog={(close) => (
        <LazyConfirm
          title="Hapus server email"
          question="Yakin ingin menghapus server email ini? Passwordnya harus diisi lagi jika nanti dipakai."
          itemName={host}
          actionLabel="Hapus"
          send={async () => cache(await callApi('DELETE /admin/mail-server'))}
          onClose={close}
        />
      )}
    >
      Hapus server email
    </DialogButton>
  );
}
