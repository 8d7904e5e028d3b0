import { type ActivationAnswer, screens } from '@timesync/contract';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '~/components/ui/button-link';
import { Card } from '~/components/ui/card';
import { CopyButton } from '~/components/ui/copy-button';
import { QrCode } from '~/components/ui/qr-code';
import { TextFileLink } from '~/components/ui/text-file-link';
import { NextSteps } from './next-steps';
import { ShortCode } from './short-code';

export function ActivationResult({ answer }: { answer: ActivationAnswer }) {
  const { token, shortCode, deviceId } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone; who listens instead of looking must hear what took its place.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="space-y-5">
      <Card className="space-y-5">
        <h2 ref={title} tabIndex={-1} className="font-bold text-ink text-xl focus:outline-none">
          {shortCode ? 'Ketik 20 angka ini di perangkat' : 'Perangkat sudah aktif'}
        </h2>
        {shortCode && (
          <>
            <ShortCode digits={shortCode} />
            <NextSteps />
          </>
        )}
      </Card>
      <Card className="space-y-4">
        <h2 className="font-bold text-ink text-lg">Cara lain: token</h2>
        <p className="text-ink-muted text-sm">
          Untuk aplikasi remote, atau dibawa ke perangkat dengan USB.
        </p>
        <code className="block break-all rounded-control bg-sunken px-3.5 py-3 font-mono text-ink text-sm">
          {token}
        </code>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={token} copiedMessage="Token disalin!">
            Salin token
          </CopyButton>
          <TextFileLink text={`${token}\n`} fileName={`lisensi-${deviceId}.jml`}>
            Unduh berkas .jml
          </TextFileLink>
        </div>
        <QrCode text={token} label="QR berisi token" className="w-full max-w-72 rounded-control" />
      </Card>
      <p className="text-ink-muted text-sm">
        Kode ini tersimpan dan dapat dilihat lagi kapan saja di Produk Saya.
      </p>
      <ButtonLink to={screens.myProducts} variant="secondary">
        Buka Produk Saya
      </ButtonLink>
    </div>
  );
}
