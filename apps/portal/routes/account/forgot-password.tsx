import { AuthPage } from '~/components/layout/auth-page';
import { Recovery } from '~/features/accounts/recovery/recovery';
import { usePublicSettings } from '~/features/accounts/recovery/use-public-settings';

export default function ForgotPasswordPage() {
  const settings = usePublicSettings();
  return (
    <AuthPage
      title="Lupa password"
      description={
        settings?.canSendMail === false
          ? 'Admin membantu Anda membuat password baru.'
          : 'Kami kirim kode OTP ke email Anda untuk membuat password baru.'
      }
    >
      <Recovery settings={settings} />
    </AuthPage>
  );
}
