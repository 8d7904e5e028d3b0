import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatPhone, screens } from '@timesync/contract';
import { Alert, Button, DetailRow, personInputs } from '@timesync/ui';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Form, NewPasswordField, PrivacyNote, SubmitButton, TextField } from '~/components/form';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { type ApiOutput, callApi, keys, messageOf } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { restoreSession } from '~/lib/session/restore-session';
import { returnUrl } from '~/lib/session/return-url';
import { useSession } from '~/lib/session/use-session';
import { textLinkStyle } from './text-link-style';

const schema = async () => (await import('./join-schema')).joinByLinkBody;

interface JoinByLinkProps {
  token: string;
  link: ApiOutput<'POST /links/read'>;
  /** Signs in the user of the answer; false when it has none. */
  enter: (user: unknown) => boolean;
}

/** One tap for a person who is signed in; others make an account here, or sign in and come back. */
export function JoinByLink({ token, link, enter }: JoinByLinkProps) {
  const session = useSession();
  useEffect(() => void restoreSession(), []);
  const store = () => void returnUrl.store(`${screens.invitation}#${token}`);
  if (session.status === 'unknown') return <FullPageLoading />;
  return (
    <>
      <dl className="mb-6 grid gap-3 rounded-control bg-sunken px-4 py-3">
        <DetailRow label="Masjid">{link.mosque}</DetailRow>
        <DetailRow label="Dari">{link.from}</DetailRow>
        <DetailRow label="Untuk">{link.email ?? formatPhone(link.whatsapp ?? '')}</DetailRow>
      </dl>
      {session.status === 'signed-in' ? (
        <JoinButton token={token} email={session.user.email} isKetua={link.kind !== 'member'} />
      ) : (
        <>
          <JoinForm token={token} link={link} enter={enter} />
          <p className="mt-4">
            <Link to={screens.login} onClick={store} className={textLinkStyle}>
              Sudah punya akun? Masuk
            </Link>
          </p>
        </>
      )}
    </>
  );
}

function JoinButton({ token, email, isKetua }: { token: string; email: string; isKetua: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const joining = useMutation({
    mutationFn: () => callApi('POST /my-mosques/join', { body: { token } }, { toast: false }),
    onSuccess: async ({ name }) => {
      notifySuccess(isKetua ? `Anda sekarang ketua ${name}` : `Anda bergabung dengan ${name}`);
      await client.invalidateQueries({ queryKey: keys.mosques });
      await navigate(screens.ownMosques, { replace: true });
    },
  });
  return (
    <div className="space-y-4">
      <p className="break-words text-ink">Anda masuk sebagai {email}.</p>
      {joining.error && (
        <Alert tone="error">{messageOf(joining.error, 'Terjadi kesalahan, hubungi admin!')}</Alert>
      )}
      <Button className="w-full" isPending={joining.isPending} onClick={() => joining.mutate()}>
        {isKetua ? 'Terima sebagai ketua' : 'Bergabung'}
      </Button>
    </div>
  );
}

/** For a person without an account: what the link was made for is already known. */
function JoinForm({ token, link, enter }: JoinByLinkProps) {
  const navigate = useNavigate();
  return (
    <Form
      draft={`join ${link.mosque} ${link.email ?? link.whatsapp}`}
      schema={schema}
      defaultValues={{
        token,
        name: '',
        email: link.email ?? '',
        whatsapp: link.whatsapp ?? '',
        password: '',
      }}
      fallbackError="Belum dapat diterima. Coba lagi."
      onSubmit={async (body) => {
        const { user } = await callApi('POST /links/join', { body });
        await navigate(enter(user) ? screens.ownMosques : screens.login, { replace: true });
      }}
    >
      <TextField {...personInputs.name} />
      {!link.email && <TextField {...personInputs.email} />}
      {!link.whatsapp && <TextField {...personInputs.whatsapp} />}
      <NewPasswordField />
      <PrivacyNote />
      <SubmitButton className="w-full">Buat akun dan terima</SubmitButton>
    </Form>
  );
}
