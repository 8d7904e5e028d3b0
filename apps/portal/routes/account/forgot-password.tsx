import { AuthPage } from '~/components/layout/auth-page';
import { Recovery } from '~/features/accounts/recovery/recovery';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Lupa password');

export default function ForgotPasswordPage() {
  return (
    <AuthPage
      title="Lupa password"
      description="Kami kirim kode OTP ke email Anda untuk membuat password baru."
    >
      <Recovery />
    </AuthPage>
  );
}
