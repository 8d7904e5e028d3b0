import { formatDate, linkNames, type OpenLink } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { Confirm } from '~/components/ui';

interface OpenLinksProps {
  links: readonly OpenLink[];
  /** Withdraws one, and returns the server's sentence. */
  send: (id: number) => Promise<{ message: string }>;
  onChanged: () => unknown;
}

/** Everything that can still be taken, and who gave it; whoever sees the list may withdraw it. */
export function OpenLinks({ links, send, onChanged }: OpenLinksProps) {
  const [chosen, setChosen] = useState<OpenLink>();
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
        <Confirm
          title="Tarik tautan"
          question="Tautannya tidak dapat dipakai lagi. Lanjutkan?"
          itemName={chosen.about}
          actionLabel="Tarik"
          send={() => send(chosen.id)}
          onClose={() => {
            setChosen(undefined);
            // Also when it was too late: the list then shows that it is gone.
            void onChanged();
          }}
        />
      )}
    </>
  );
}
