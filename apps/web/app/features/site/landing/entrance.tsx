import { screens } from '@timesync/contract';
import { Link } from 'react-router';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { useSession } from '~/lib/session/use-session';

const linkStyle =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink text-sm hover:bg-sunken';

/** The way in, top right. */
export function Entrance() {
  const isSignedIn = useSession().status === 'signed-in';
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
      {isSignedIn ? (
        <ButtonLink to={screens.dashboard}>Buka dashboard</ButtonLink>
      ) : (
        <>
          <Link to={screens.login} className={linkStyle}>
            Masuk
          </Link>
          <ButtonLink to={screens.signup}>Daftar</ButtonLink>
        </>
      )}
    </div>
  );
}
