import { useMutation } from '@tanstack/react-query';
import { Button } from '@timesync/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshProducts } from '../managed-product-queries';

interface RemoveVariantButtonProps {
  /** It is undefined for a variant that is not saved yet. */
  variantId: number | undefined;
  /** Tells equal buttons apart. */
  label: string;
  /** Its saved or typed name. */
  name: string;
  onRemoved: () => void;
}

/** A saved variant is deleted at once, after a question (docs/deviations.md). */
export function RemoveVariantButton(props: RemoveVariantButtonProps) {
  const { variantId, label, name, onRemoved } = props;
  const refresh = useRefreshProducts();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: (id: number) =>
      callApi('DELETE /admin/product-variants/:id', { params: { id: String(id) } }),
    onSuccess: () => {
      notifySuccess('Variant berhasil dihapus');
      onRemoved();
      void refresh();
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        variant="quiet"
        className="h-12 border border-line-strong/60 text-danger-text"
        onClick={() => (variantId === undefined ? onRemoved() : setIsAsking(true))}
      >
        <Trash2 aria-hidden className="size-5" />
        Hapus <span className="sr-only">{label}</span>
      </Button>
      {isAsking && variantId !== undefined && (
        <AlertDialog
          onClose={() => setIsAsking(false)}
          title="Hapus variant"
          question="Yakin ingin menghapus variant ini?"
          itemName={name || label}
          actionLabel="Hapus"
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(variantId)}
        />
      )}
    </>
  );
}
