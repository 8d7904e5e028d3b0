import { Alert } from '~/components/ui/feedback/alert';

/** Under or over a display that stands still because its engine has not arrived. */
export function EngineNotice({ className }: { className: string }) {
  return (
    <Alert tone="info" className={className}>
      Jam belum termuat karena internet terputus. Waktu yang tampil hanya contoh; kami mencoba lagi
      sendiri.
    </Alert>
  );
}
