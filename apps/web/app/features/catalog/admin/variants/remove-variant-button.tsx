import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshProducts } from '../managed-product-queries';

interface RemoveVariantButtonProps {
  /** Missing on a variant that is not saved yet. */
  variantId: number | undefined;
  /** Tells equal buttons apart. */
  label: string;
  onRemoved: () => void;
}

/** A saved variant is deleted at once, after the native question of the specification. */
export function RemoveVariantButton({ variantId, label, onRemoved }: RemoveVariantButtonProps) {
  const refresh = useRefreshProducts();
  const deletion = useMutation({
    mutationFn: (id: number) =>
      callApi('DELETE /admin/product-variants/:id', { params: { id: String(id) } }),
    onSuccess: () => {
      notifySuccess('Variant berhasil dihapus');
      onRemoved();
      void refresh();
    },
  });
  const remove = () => {
    if (variantId === undefined) onRemoved();
    else if (window.confirm('Yakin ingin menghapus variant ini?')) deletion.mutate(variantId);
  };
  return (
    <Button
      variant="ghost"
      className="h-12 border border-line-strong/60 text-danger-text"
      isPending={deletion.isPending}
      onClick={remove}
    >
      {!deletion.isPending && <Trash2 aria-hidden className="size-5" />}
      Hapus <span className="sr-only">{label}</span>
    </Button>
  );
}
