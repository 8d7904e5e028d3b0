import { Alert } from '~/components/ui/feedback/alert';

/** Under or over a display whose engine has not arrived. */
export function EngineNotice({ className }: { className: string }) {
  return (
    <Alert tone="info" className={className}>
      Jadwal sholat belum termuat karena internet terputus. Kami mencoba lagi sendiri.
    </Alert>
  );
}
