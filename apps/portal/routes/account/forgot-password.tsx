import { AuthPage } from '~/components/layout/auth-page';
import { Recovery } from '~/features/people/accounts/recovery/recovery';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

export default function ForgotPasswordPage() {
  const { data, isError } = useSellerSettings();
  const settings = isError ? null : data;
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
