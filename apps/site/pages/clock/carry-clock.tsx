import { Button, buttonStyle, Card, Spinner } from '@timesync/ui';
import { Download, QrCode } from 'lucide-react';

/** The settings on their way to a box without internet. `islands/clock/carry.ts` fills it. */
export function CarryClock() {
  return (
    <Card className="mt-5 space-y-4">
      <h2 data-carry="title" className="font-bold text-ink text-lg">
        Bawa ke perangkat
      </h2>
      <p className="text-ink-muted text-sm">
        Perangkat memindai QR ini tanpa internet, atau membaca berkasnya dari USB.
      </p>
      <Button data-action="carry-clock" className="group w-full sm:w-auto">
        <QrCode aria-hidden className="size-5 group-aria-busy:hidden" />
        <Spinner className="hidden group-aria-busy:block" />
        <span data-carry="button">Tampilkan QR untuk perangkat</span>
      </Button>
      <p role="status" data-carry="status" className="text-brand-text text-sm empty:hidden" />
      <div data-carry="result" hidden className="space-y-3">
        <div data-carry="qr" className="max-w-80 overflow-hidden rounded-control" />
        <a
          data-carry="file"
          href="#berkas"
          download="jam-masjid.jms"
          className={buttonStyle('secondary', 'regular', 'w-full sm:w-auto')}
        >
          <Download aria-hidden className="size-5" />
          Unduh berkas .jms
        </a>
      </div>
    </Card>
  );
}
