import { useMutation } from '@tanstack/react-query';
import type { StatementLayout } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';
import { ColumnPicker } from './column-picker';
import { useStatementPreview } from './statement-preview';

interface ColumnsDialogProps {
  paymentAccountId: number;
  file: File;
  onClose: () => void;
  onSaved: () => void;
}

/** For a bank that we do not know: its columns are shown once and remembered for the account. */
export function ColumnsDialog({ paymentAccountId, file, onClose, onSaved }: ColumnsDialogProps) {
  const { data: preview, error } = useStatementPreview({ paymentAccountId, file });
  const saving = useMutation({
    mutationFn: (layout: StatementLayout) =>
      callApi('POST /admin/bank-statements/layout', { body: { paymentAccountId, ...layout } }),
    onSuccess: onSaved,
  });
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Tunjukkan kolomnya"
      description="Periksa kolom berkas bank ini. Cukup sekali; rekening ini akan mengingatnya."
    >
      {saving.error && (
        <Alert tone="error">{messageOf(saving.error, 'Susunan kolom gagal disimpan.')}</Alert>
      )}
      {error ? (
        <>
          <Alert tone="error">{messageOf(error, 'Berkas tidak terbaca.')}</Alert>
          <Button variant="secondary" className="mt-4" onClick={onClose}>
            Tutup
          </Button>
        </>
      ) : preview ? (
        <ColumnPicker
          preview={preview}
          source={{ paymentAccountId, file }}
          isSaving={saving.isPending}
          onSave={saving.mutate}
        />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  );
}
