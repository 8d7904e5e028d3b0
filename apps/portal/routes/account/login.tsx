import { screens } from '@timesync/contract';
import { Link } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { useHandoutSentence } from '~/features/licenses/licensing/own/own-license-queries';
import { LoginForm } from '~/features/people/accounts/login-form';
import { textLink } from '~/features/people/accounts/text-link';
import { returnUrl } from '~/lib/session/return-url';

function titleOf(): string {
  if (returnUrl.leadsToActivation()) return 'Masuk untuk mengaktifkan TV ini';
  return returnUrl.licenseCode() ? 'Masuk untuk mengambil lisensi' : 'Masuk';
}

export default function LoginPage() {
  const gift = useHandoutSentence(returnUrl.licenseCode());
  return (
    <AuthPage title={titleOf()} description={`${gift}Gunakan email dan password akun Anda.`}>
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
