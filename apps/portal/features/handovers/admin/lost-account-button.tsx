import type { OwnMosque } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const dialog = loadOnDemand(async () => (await import('./lost-account-dialog')).LostAccountDialog);

interface LostAccountButtonProps {
  mosque: OwnMosque;
  user: { id: number; name: string };
  photos: PhotoSource;
}

/** Only a ketua has something to hand over. */
export function LostAccountButton({ mosque, user, photos }: LostAccountButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (mosque.role !== 'ketua') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Akun hilang? Alihkan
        <span className="sr-only"> {mosque.name}</span>
      </Button>
      {isOpen && (
        <DialogOnDemand
          dialog={dialog}
          title="Alihkan masjid ini?"
          dialogProps={{ mosque, user, photos, onClose: () => setIsOpen(false) }}
        />
      )}
    </>
  );
}
