import { brand, screens } from '@timesync/contract';
import { StarMark } from '@timesync/ui';
import { ButtonLink } from './frame/button-link';
import { PublicPage } from './frame/public-page';

export const notFound = { title: `Halaman tidak ditemukan · ${brand.name}`, Body: NotFoundPage };

function NotFoundPage() {
  return (
    <PublicPage>
      <div className="grid min-h-[70dvh] place-items-center px-5 py-16">
        <div className="flex max-w-md flex-col items-center gap-4 text-center">
          <StarMark className="size-14 text-gold" />
          <h1 className="font-bold text-2xl text-ink">Halaman tidak ditemukan</h1>
          <p className="text-ink-muted">Alamat yang Anda buka tidak ada atau sudah dipindahkan.</p>
          <ButtonLink href={screens.landing} className="mt-2">
            Ke halaman depan
          </ButtonLink>
        </div>
      </div>
    </PublicPage>
  );
}
