import { Button } from '@timesync/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '~/components/ui';
import { callApi, keys } from '~/lib/api';

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
  const [isAsking, setIsAsking] = useState(false);
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
      {isAsking && (
        <Confirm
          title="Hapus variant"
          question="Yakin ingin menghapus variant ini?"
          itemName={name || label}
          actionLabel="Hapus"
          send={async () => {
            const params = { id: String(variantId) };
            await callApi('DELETE /admin/product-variants/:id', { params });
            onRemoved();
          }}
          done="Variant berhasil dihapus"
          changes={[keys.catalog]}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
