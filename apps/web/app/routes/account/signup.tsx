import { screens } from '@timesync/contract';
import { Link } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { SignupForm } from '~/features/accounts/signup-form';
import { textLink } from '~/features/accounts/text-link';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Daftar');

export default function SignupPage() {
  return (
    <AuthPage title="Daftar" description="Buat akun untuk mencoba dan membeli lisensi.">
      <SignupForm />
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        Sudah punya akun?
        <Link to={screens.login} className={textLink}>
          Masuk
        </Link>
      </p>
    </AuthPage>
  );
}
