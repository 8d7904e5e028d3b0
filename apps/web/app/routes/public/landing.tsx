import { brand, screens } from '@timesync/contract';
import { CloudOff, HandCoins, type LucideIcon, Sparkles } from 'lucide-react';
import { PublicPage } from '~/components/layout/public-page';
import { ButtonLink } from '~/components/ui/button-link';
import { useSession } from '~/lib/use-session';

const claims: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: HandCoins,
    title: 'Sekali beli',
    text: 'Lisensi dibayar satu kali, tanpa biaya bulanan.',
  },
  {
    icon: CloudOff,
    title: 'Tanpa internet',
    text: 'Waktu sholat, iqomah dan teks berjalan tampil sepenuhnya offline.',
  },
  {
    icon: Sparkles,
    title: 'Coba gratis',
    text: 'Semua fitur bisa dicoba dulu. Lisensi hanya untuk pemakaian seterusnya.',
  },
];

export const meta = () => [
  { title: `${brand.name} · ${brand.slogan}` },
  { name: 'description', content: brand.slogan },
];

export default function LandingPage() {
  return (
    <PublicPage>
      <section className="girih bg-deep text-deep-ink">
        <div className="mx-auto max-w-5xl px-5 py-16 sm:py-24">
          <h1 className="max-w-2xl font-extrabold text-4xl leading-tight sm:text-5xl">
            {brand.slogan}
          </h1>
          <p className="mt-4 max-w-xl text-deep-muted text-lg">
            Aplikasi jam masjid untuk smartphone, tablet, TV box dan smart TV Android, diatur dari
            HP dengan aplikasi remote.
          </p>
          <Entrance />
        </div>
      </section>
      <section
        aria-label="Keunggulan"
        className="mx-auto grid max-w-5xl gap-8 px-5 py-12 sm:grid-cols-3 sm:py-16"
      >
        {claims.map(({ icon: Icon, title, text }) => (
          <div key={title} className="border-gold border-l-2 pl-4">
            <Icon aria-hidden className="size-7 text-brand-text" strokeWidth={1.75} />
            <h2 className="mt-3 font-bold text-ink text-lg">{title}</h2>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        ))}
      </section>
    </PublicPage>
  );
}

function Entrance() {
  const isSignedIn = useSession().status === 'signed-in';
  if (isSignedIn) {
    return (
      <div className="mt-8">
        <ButtonLink to={screens.dashboard} variant="gold">
          Buka dashboard
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={screens.signup} variant="gold">
        Daftar
      </ButtonLink>
      <ButtonLink to={screens.login} variant="secondary" className="border-deep-muted">
        Masuk
      </ButtonLink>
    </div>
  );
}
