import { LOGIN_LINK_MARK, MOSQUE_LINK_MARK, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Link, useLocation } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { InvitationForm } from '~/features/accounts/admins/invitation-form';
import { LoginLinkForm } from '~/features/accounts/login-link-form';
import { textLink } from '~/features/accounts/text-link';
import { JoinByLink } from '~/features/mosques/join-by-link';

export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  if (token.startsWith(LOGIN_LINK_MARK)) {
    return (
      <AuthPage
        title="Selamat datang"
        description="Buat password Anda untuk melihat pesanan dan cara membayarnya."
      >
        <LoginLinkForm token={token} />
      </AuthPage>
    );
  }
  if (token.startsWith(MOSQUE_LINK_MARK)) {
    return (
      <AuthPage
        title="Undangan pengurus masjid"
        description="Setelah bergabung, Anda melihat lisensi, kode aktivasi dan kwitansi masjid."
      >
        <JoinByLink token={token} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Undangan Admin" description="Buat akun Anda untuk mengelola toko ini.">
      {token ? (
        <InvitationForm token={token} />
      ) : (
        <div className="space-y-4">
          <Alert tone="error">
            Tautan undangan tidak lengkap. Buka lagi dari email, atau minta undangan baru.
          </Alert>
          <Link to={screens.login} className={textLink}>
            Ke halaman login
          </Link>
        </div>
      )}
    </AuthPage>
  );
}
