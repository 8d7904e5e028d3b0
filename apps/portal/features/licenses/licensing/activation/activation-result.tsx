import { type ActivationAnswer, screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { DigitActions } from '../own/digit-actions';
import { OtherWays } from '../own/other-ways';
import { NextSteps } from './next-steps';
import { ShortCode } from './short-code';

export function ActivationResult({ answer }: { answer: ActivationAnswer }) {
  const { shortCode } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  // The result replaces the form, so it takes the focus for screen readers.
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
            <DigitActions activation={answer} digits={shortCode} />
            <NextSteps />
          </>
        )}
      </Card>
      <OtherWays activation={answer} />
      <p className="text-ink-muted text-sm">
        Kode ini tersimpan dan dapat dilihat lagi kapan saja di Produk Saya. Di sana juga ada lembar
        untuk ditempel di belakang TV.
      </p>
      <ButtonLink to={screens.ownProducts} variant="secondary">
        Buka Produk Saya
      </ButtonLink>
    </div>
  );
}
