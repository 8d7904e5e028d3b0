import { screens } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';
import { queryClient } from '~/lib/api/query-client';
import { notifySuccess } from '~/lib/browser/notify';
import { restoreSession } from '~/lib/session/restore-session';
import { returnUrl } from '~/lib/session/return-url';
import { useSession } from '~/lib/session/use-session';
import { mosqueKeys } from './mosque-queries';
import { textLinkStyle } from './text-link-style';

/** One tap for a person who is signed in; others sign in or sign up first and come back here. */
export function JoinByLink({ token }: { token: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => void restoreSession(), []);
  async function join() {
    setIsPending(true);
    try {
      const { name } = await callApi(
        'POST /my-mosques/join',
        { body: { token } },
        { toast: false },
      );
      notifySuccess(`Anda bergabung dengan ${name}`);
      await queryClient.invalidateQueries({ queryKey: mosqueKeys.all });
      await navigate(screens.ownMosques, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, 'Terjadi kesalahan, hubungi admin!'));
      setIsPending(false);
    }
  }
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
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button className="w-full" isPending={isPending} onClick={join}>
        Bergabung
      </Button>
    </div>
  );
}
