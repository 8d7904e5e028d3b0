import { useMutation } from '@tanstack/react-query';
import { formatDate, linkNames, type OpenLink } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { notifySuccess } from '~/lib/browser/notify';

interface OpenLinksProps {
  links: readonly OpenLink[];
  /** Withdraws one, and returns the server's sentence. */
  send: (id: number) => Promise<{ message: string }>;
  onChanged: () => unknown;
}

/** Everything that can still be taken, and who gave it; whoever sees the list may withdraw it. */
export function OpenLinks({ links, send, onChanged }: OpenLinksProps) {
  const [chosen, setChosen] = useState<OpenLink>();
  const withdrawal = useMutation({
    mutationFn: async ({ id }: OpenLink) => notifySuccess((await send(id)).message),
    // Also when it was too late: the list then shows that it is gone.
    onSettled: () => {
      setChosen(undefined);
      void onChanged();
    },
  });
  return (
    <>
      <ul aria-label="Tautan terbuka" className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold text-ink">{link.about}</p>
              <p className="text-ink-muted text-sm">
                {linkNames[link.kind]} dari {link.by}, berlaku sampai {formatDate(link.expiresAt)}
              </p>
            </div>
            <Button variant="secondary" onClick={() => setChosen(link)}>
              Tarik <span className="sr-only">{link.about}</span>
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <AlertDialog
          isOpen
          onOpenChange={() => setChosen(undefined)}
          title="Tarik tautan"
          question="Tautannya tidak dapat dipakai lagi. Lanjutkan?"
          itemName={chosen.about}
          actionLabel="Tarik"
          isPending={withdrawal.isPending}
          onConfirm={() => withdrawal.mutate(chosen)}
        />
      )}
    </>
  );
}
