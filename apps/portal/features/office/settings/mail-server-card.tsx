import { formatDateTime, type MailServer } from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Loaded } from '~/components/ui/feedback/loaded';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { messageOf } from '~/lib/api/api-error';
import { notifySuccess } from '~/lib/browser/notify';
import { MAIL_SERVER_ID, MAIL_UNAVAILABLE } from './mail-server-alert';
import { MailServerForm } from './mail-server-form';
import { useMailServer, useRemoveMailServer, useTestMail } from './mail-server-queries';

const RemoveMailServerDialog = lazyDialog(
  async () => (await import('./remove-mail-server-dialog')).RemoveMailServerDialog,
);

export function MailServerCard() {
  const server = useMailServer();
  const card = useRef<HTMLElement>(null);
  const isWanted = useLocation().hash === `#${MAIL_SERVER_ID}`;
  const isLoaded = server.data !== undefined;
  // The cards above it have their height only once they are loaded.
  useEffect(() => {
    if (isWanted && isLoaded) card.current?.scrollIntoView();
  }, [isWanted, isLoaded]);
  return (
    <Card
      ref={card}
      id={MAIL_SERVER_ID}
      aria-labelledby="server-email-judul"
      className="mb-6 scroll-mt-20 break-inside-avoid"
    >
      <h2 id="server-email-judul" className="font-bold text-ink text-xl">
        Server email
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm">
        Kode OTP dan kabar pesanan dikirim lewat server ini. Isinya dari penyedia email Anda.
      </p>
      <Loaded query={server} failure="Server email tidak dapat dimuat.">
        {(data) => (
          <>
            {!data.isSending && (
              <Alert tone="info" className="mb-5">
                {MAIL_UNAVAILABLE}.
              </Alert>
            )}
            <MailServerForm
              // A new key empties the form after the server was removed.
              key={data.source}
              server={data}
              submitLabel="Simpan"
              onSaved={() => notifySuccess('Data berhasil diperbarui')}
            />
            {data.isSending && <TestMail server={data} />}
            {data.source === 'settings' && <RemoveServer host={data.host ?? ''} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function TestMail({ server }: { server: MailServer }) {
  const test = useTestMail();
  return (
    <div className="mt-6 space-y-3 border-line border-t pt-5">
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
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveMailServer();
  return (
    <>
      <Button
        variant="quiet"
        className="mt-3 text-danger-text"
        isPending={remove.isPending}
        onClick={() => setIsAsking(true)}
      >
        Hapus server email
      </Button>
      {isAsking && (
        <RemoveMailServerDialog
          host={host}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            remove.mutate();
          }}
        />
      )}
    </>
  );
}
