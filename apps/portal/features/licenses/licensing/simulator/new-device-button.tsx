import { Button } from '@timesync/ui';
import { useState } from 'react';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';

export function NewDeviceButton({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    setIsPending(false);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="quiet" className="border border-deep-muted" onClick={() => setIsOpen(true)}>
        Perangkat baru
      </Button>
      {isOpen && (
        <AlertDialog
          onClose={() => setIsOpen(false)}
          title="Buat perangkat baru?"
          question="Perangkat ini dihapus dari browser: ID, Kode Perangkat, dan aktivasinya hilang."
          itemName="Lisensi yang sudah terikat tidak ikut kembali."
          actionLabel="Buat perangkat baru"
          isPending={isPending}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
