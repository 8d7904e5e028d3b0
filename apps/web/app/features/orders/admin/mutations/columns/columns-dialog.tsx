import { useQuery } from '@tanstack/react-query';
import type { StatementLayout } from '@timesync/contract';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';
import { ColumnPicker } from './column-picker';

interface ColumnsDialogProps {
  paymentAccountId: number;
  file: File;
  onClose: () => void;
  onSaved: () => void;
}

/** For a bank that we do not know: its columns are shown once and remembered for the account. */
export function ColumnsDialog({ paymentAccountId, file, onClose, onSaved }: ColumnsDialogProps) {
  const [problem, setProblem] = useState<string>();
  const { data: preview, error } = useQuery({
    queryKey: ['orders', 'managed', 'statement-preview', file.name, file.lastModified, file.size],
    queryFn: ({ signal }) =>
      callApi(
        'POST /admin/bank-statements/preview',
        { body: { paymentAccountId: String(paymentAccountId) }, file },
        { signal },
      ),
    retry: false,
  });
  const save = async (layout: Omit<StatementLayout, 'separator'>) => {
    if (!preview) return;
    try {
      const body = { paymentAccountId, separator: preview.separator, ...layout };
      await callApi('POST /admin/bank-statements/layout', { body });
      onSaved();
    } catch (failure) {
      setProblem(messageOf(failure, 'Susunan kolom gagal disimpan.'));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title="Tunjukkan kolomnya"
      description="Susunan berkas bank ini belum dikenal. Cukup sekali; rekening ini akan mengingatnya."
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {error ? (
        <>
          <Alert tone="error">{messageOf(error, 'Berkas tidak terbaca.')}</Alert>
          <Button variant="secondary" className="mt-4" onClick={onClose}>
            Tutup
          </Button>
        </>
      ) : preview ? (
        <ColumnPicker rows={preview.rows} onSave={save} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  );
}
