import { Alert, Button } from '@timesync/ui';
import { useTestMail } from './first-steps-queries';

export function MailStep({ hasMailServer }: { hasMailServer: boolean }) {
  const mail = useTestMail();
  return (
    <div className="space-y-4">
      {!hasMailServer && (
        <Alert tone="info">
          Server email belum diatur, jadi email hanya menjadi file di server. Minta pengelola server
          mengisi SMTP_URL dan MAIL_FROM.
        </Alert>
      )}
      {mail.data && (
        <Alert tone="info">
          {hasMailServer
            ? `Email uji diterima server email untuk ${mail.data.sentTo}. Periksa kotak masuk Anda.`
            : `Email uji untuk ${mail.data.sentTo} disimpan sebagai file.`}
        </Alert>
      )}
      <Button isPending={mail.isPending} onClick={() => mail.mutate()}>
        Kirim email uji
      </Button>
    </div>
  );
}
