import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brand, LOGIN_LINK_DAYS, type ManagedUser, whatsappLink } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { Link2, MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CopyButton, OutLink } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { wantsLoginLink } from './wants-login-link';

/** For a customer whom an admin added and who has not chosen a password yet. */
export function LoginLinkCard({ user }: { user: ManagedUser }) {
  const client = useQueryClient();
  // The link opens the account, so it is made when somebody wants it, and no cache keeps it.
  const link = useMutation({
    mutationFn: () => callApi('POST /admin/users/:id/login-link', { params: { id: user.id } }),
    // He has chosen a password meanwhile: the page says so.
    onSuccess: ({ url }) => url ?? client.invalidateQueries({ queryKey: keys.users }),
    gcTime: 0,
  });
  const { state } = useLocation();
  const navigate = useNavigate();
  const isWanted = user.needsLoginLink && wantsLoginLink(state);
  const { mutate } = link;
  useEffect(() => {
    if (!isWanted) return;
    // Only once: a reload would make another link, and the one that was sent would end.
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
    mutate();
  }, [isWanted, mutate, navigate]);
  if (!user.needsLoginLink) return null;
  const url = link.data?.url;
  const text = `Assalamu'alaikum ${user.name}, ini tautan masuk akun ${brand.name} Anda: ${url}\n\nBuat password di sana untuk melihat pesanan dan cara membayarnya. Berlaku ${LOGIN_LINK_DAYS} hari, jangan diteruskan.`;
  return (
    <Card aria-labelledby="tautan-masuk">
      <h2 id="tautan-masuk" className="font-bold text-ink text-lg">
        Belum pernah masuk
      </h2>
      <p className="mt-1 mb-4 text-ink-muted text-sm">
        Kirim tautan masuknya. Di sana ia membuat password dan melihat pesanannya.
      </p>
      {url ? (
        <div className="flex flex-wrap gap-3">
          <OutLink href={whatsappLink(user.whatsapp, text)} icon={MessageCircle}>
            Kirim tautan masuk
          </OutLink>
          <CopyButton text={url} copiedMessage="Tautan disalin">
            Salin tautan
          </CopyButton>
        </div>
      ) : (
        <Button isPending={link.isPending} onClick={() => link.mutate()}>
          <Link2 aria-hidden className="size-5" />
          Buat tautan masuk
        </Button>
      )}
    </Card>
  );
}
