import { screens } from '@timesync/contract';
import { ButtonLink } from '../frame/button-link';

const linkStyle =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink text-sm hover:bg-sunken';

/** The way in, top right. */
export function Entrance() {
  return (
    <div className="flex items-center gap-1">
      <a href="#harga" className={`${linkStyle} max-sm:hidden`}>
        Harga
      </a>
      <a href="#aktivasi" className={`${linkStyle} max-md:hidden`}>
        Cara aktivasi
      </a>
      <a href="#tanya" className={`${linkStyle} max-md:hidden`}>
        Tanya jawab
      </a>
      <ButtonLink href={screens.dashboard} className="only-signed-in">
        Buka dashboard
      </ButtonLink>
      <a href={screens.login} className={`${linkStyle} only-guests`}>
        Masuk
      </a>
      <ButtonLink href={screens.signup} className="only-guests">
        Daftar
      </ButtonLink>
    </div>
  );
}
