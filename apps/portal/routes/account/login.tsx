import { screens } from '@timesync/contract';
import { Link } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { LoginForm } from '~/features/accounts/login-form';
import { textLink } from '~/features/accounts/text-link';
import { returnUrl } from '~/lib/session/return-url';

export default function LoginPage() {
  return (
    <AuthPage
      title={returnUrl.leadsToActivation() ? 'Masuk untuk mengaktifkan TV ini' : 'Masuk'}
      description="Gunakan email dan password akun Anda."
    >
      <LoginForm />
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        Belum punya akun?
        <Link to={screens.signup} className={textLink}>
          Daftar
        </Link>
      </p>
    </AuthPage>
  );
}
