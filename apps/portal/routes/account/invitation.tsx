import { useQuery } from '@tanstack/react-query';
import { type LinkKind, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { InvitationForm } from '~/features/people/accounts/admins/invitation-form';
import { enterPortal } from '~/features/people/accounts/enter-portal';
import { LoginLinkForm } from '~/features/people/accounts/login-link-form';
import { textLink } from '~/features/people/accounts/text-link';
import { JoinByLink } from '~/features/people/mosques/join-by-link';
import { ObjectionForm } from '~/features/people/mosques/objection-form';
import { type ApiOutput, callApi, messageOf } from '~/lib/api';

type LinkDetails = ApiOutput<'POST /links/read'>;

const UNREAD = 'Tautan ini tidak dapat dibuka. Periksa koneksi Anda, lalu muat ulang halaman.';
const INCOMPLETE = 'Tautan ini tidak lengkap. Buka lagi dari pesannya, atau minta tautan baru.';

/** Every link that does not give a licence. What it gives is asked of the server first. */
export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  return token ? <OpenedLink key={token} token={token} /> : <Dead message={INCOMPLETE} />;
}

function OpenedLink({ token }: { token: string }) {
  const { data: link, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => callApi('POST /links/read', { body: { token } }, { toast: false }),
    // The link is read once, and the signed-in user does not matter.
    meta: { isOfNobody: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <Dead message={messageOf(error, UNREAD)} />;
  if (!link) return <FullPageLoading />;
  const head = heads[link.kind];
  const form = forms(token, link)[link.kind];
  if (!head || !form) return <Dead message={INCOMPLETE} />;
  return <AuthPage {...head}>{form}</AuthPage>;
}

const handover = {
  title: 'Serah terima masjid',
  description: 'Anda menjadi ketua berikutnya. Lisensi, perangkat, dan garansinya tetap.',
};
const heads: Partial<Record<LinkKind, { title: string; description: string }>> = {
  admin: { title: 'Undangan Admin', description: 'Buat akun Anda untuk mengelola toko ini.' },
  login: {
    title: 'Selamat datang',
    description: 'Buat password Anda untuk melihat pesanan dan cara membayarnya.',
  },
  member: {
    title: 'Undangan pengurus masjid',
    description: 'Setelah bergabung, Anda melihat lisensi, kode aktivasi dan kwitansi masjid.',
  },
  ketua: handover,
  lost: handover,
  objection: {
    title: 'Keberatan serah terima',
    description:
      'Kami diberi tahu bahwa akun lama tidak dapat dibuka lagi. Jika itu keliru, beri tahu kami.',
  },
};

function forms(token: string, link: LinkDetails): Partial<Record<LinkKind, ReactNode>> {
  const join = <JoinByLink token={token} link={link} enter={enterPortal} />;
  return {
    admin: <InvitationForm token={token} />,
    login: <LoginLinkForm token={token} />,
    member: join,
    ketua: join,
    lost: join,
    objection: <ObjectionForm token={token} />,
  };
}

function Dead({ message }: { message: string }) {
  return (
    <AuthPage title="Tautan tidak berlaku" description="Tautan ini tidak dapat dipakai.">
      <Alert tone="error">{message}</Alert>
      <p className="mt-4">
        <Link to={screens.login} className={textLink}>
          Ke halaman login
        </Link>
      </p>
    </AuthPage>
  );
}
