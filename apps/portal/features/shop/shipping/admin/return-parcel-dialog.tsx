import { useMutation } from '@tanstack/react-query';
import type { ManagedParcel } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Dialog } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';

interface ReturnParcelDialogProps {
  parcel: ManagedParcel;
  onClose: () => void;
  onReturned: () => void;
}

/** The admin decides whether the returned box can be sold again. */
export default function ReturnParcelDialog({
  parcel,
  onClose,
  onReturned,
}: ReturnParcelDialogProps) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isRestocked: boolean) =>
      callApi('POST /admin/parcels/:id/return', {
        params: { id: parcel.id },
        body: { isRestocked },
      }),
    onSuccess: (_, isRestocked) => {
      notifySuccess(isRestocked ? 'Box kembali dan masuk stok' : 'Box ditandai kembali');
      onClose();
      onReturned();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title="Box sudah kembali"
      description="Jika isinya utuh dan dapat dijual lagi, kembalikan ke stok. Produk yang stoknya tidak dihitung tetap tidak dihitung."
    >
      <div className="flex flex-col gap-3">
        <Button
          disabled={isPending}
          isPending={isPending && variables}
          onClick={() => mutate(true)}
        >
          Kembalikan ke stok
        </Button>
        <Button
          variant="secondary"
          disabled={isPending}
          isPending={isPending && !variables}
          onClick={() => mutate(false)}
        >
          Kembali, tidak masuk stok
        </Button>
      </div>
    </Dialog>
  );
}
