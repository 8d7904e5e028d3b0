import { brand, formatDate, PRIVACY_VERSION } from '@timesync/contract';
import { buttonStyle, NumberedSections } from '@timesync/ui';
import { PublicPage } from './frame/public-page';
import { WhatsappContact } from './frame/whatsapp-contact';
import { privacySections } from './privacy-content';

export const privacy = {
  title: `Kebijakan Privasi · ${brand.name}`,
  description: `Data apa yang disimpan ${brand.name}, untuk apa, berapa lama, dan hak Anda menurut UU Pelindungan Data Pribadi, dengan bahasa yang mudah dibaca.`,
  Body: PrivacyPage,
};

function PrivacyPage() {
  return (
    <PublicPage>
      <article className="mx-auto max-w-2xl px-5 py-10 text-ink">
        <h1 className="mb-2 font-bold text-3xl">Kebijakan Privasi</h1>
        <p className="text-ink-muted text-sm">
          Versi {PRIVACY_VERSION}, berlaku sejak {formatDate(PRIVACY_VERSION)}
        </p>
        <p className="mt-4 rounded-card bg-brand-soft px-5 py-4">
          Singkatnya: kami menyimpan yang diperlukan untuk menjual dan mengaktifkan lisensi, dan
          tidak menjualnya kepada siapa pun. Anda dapat meminta salinan atau penghapusannya.
        </p>
        <NumberedSections sections={privacySections} />
        <WhatsappContact className={buttonStyle('secondary', 'regular', 'mt-8')}>
          Tanyakan data Anda lewat WhatsApp
        </WhatsappContact>
      </article>
    </PublicPage>
  );
}
