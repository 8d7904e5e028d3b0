import { AuthPage } from '~/components/layout/auth-page';
import { Recovery } from '~/features/accounts/recovery/recovery';

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
