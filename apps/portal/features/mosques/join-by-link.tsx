import { useMutation } from '@tanstack/react-query';
import { screens } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';
import { notifySuccess } from '~/lib/browser/notify';
import { restoreSession } from '~/lib/session/restore-session';
import { returnUrl } from '~/lib/session/return-url';
import { useSession } from '~/lib/session/use-session';
import { useRefreshMosques } from './mosque-queries';
import { textLinkStyle } from './text-link-style';

/** One tap for a person who is signed in; others sign in or sign up first and come back here. */
export function JoinByLink({ token }: { token: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const refresh = useRefreshMosques();
  useEffect(() => void restoreSession(), []);
  const joining = useMutation({
    mutationFn: () => callApi('POST /my-mosques/join', { body: { token } }, { toast: false }),
    onSuccess: async ({ name }) => {
      notifySuccess(`Anda bergabung dengan ${name}`);
      await refresh();
      await navigate(screens.ownMosques, { replace: true });
    },
  });
  const keep = () => void returnUrl.keep(`${screens.invitation}#${token}`);
  if (session.status === 'unknown') return <FullPageLoading />;
  if (session.status === 'signed-out') {
    return (
      <div className="space-y-2">
        <p className="text-ink">Masuk dengan akun yang diundang, atau daftar dengan email itu.</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={screens.login} onClick={keep} className={textLinkStyle}>
            Masuk
          </Link>
          <Link to={screens.signup} onClick={keep} className={textLinkStyle}>
            Daftar
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <p className="break-words text-ink">Anda masuk sebagai {session.user.email}.</p>
      {joining.error && (
        <Alert tone="error">{messageOf(joining.error, 'Terjadi kesalahan, hubungi admin!')}</Alert>
      )}
      <Button className="w-full" isPending={joining.isPending} onClick={() => joining.mutate()}>
        Bergabung
      </Button>
    </div>
  );
}
