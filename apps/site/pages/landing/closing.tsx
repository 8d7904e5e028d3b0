import { buttonStyle } from '@timesync/ui';
import { MessageCircleMore } from 'lucide-react';
import { ButtonLink } from '../frame/button-link';
import { WhatsappContact } from '../frame/whatsapp-contact';
import { TRIAL_FORM_URL } from '../sales/trial-link';

const whatsappStyle = buttonStyle(
  'quiet',
  'regular',
  'min-h-12 animate-fade-in border border-deep-muted px-6',
);

export function Closing() {
  return (
    <section aria-labelledby="judul-penutup" className="girih bg-deep text-deep-ink">
      <div className="surface-page flex flex-col items-center py-16 text-center sm:py-24">
        <h2 id="judul-penutup" className="max-w-2xl font-extrabold text-3xl sm:text-4xl">
          Coba dulu di masjid Anda. Bayar kalau sudah cocok.
        </h2>
        <p className="mt-3 max-w-xl text-balance text-deep-muted text-lg">
          Semua fitur terbuka selama mencoba, dan tidak ada yang dibayar di muka.
        </p>
        <div className="mt-8 flex min-h-12 flex-wrap justify-center gap-3">
          <ButtonLink href={TRIAL_FORM_URL} variant="gold" className="min-h-12 px-6">
            Coba gratis
          </ButtonLink>
          <WhatsappContact className={whatsappStyle}>
            <MessageCircleMore aria-hidden className="size-5" />
            Tanya lewat WhatsApp
          </WhatsappContact>
        </div>
      </div>
    </section>
  );
}
