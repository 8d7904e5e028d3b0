import { parseRowId } from '@timesync/contract';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useCloseRow } from '~/lib/navigation/use-dialog-route';

export interface RowDialogProps {
  /** 0 where the URL names no row. */
  id: number;
  onClose: () => void;
}

/** The dialog of the row that the URL names. */
export function RowDialog({ dialog: Dialog }: { dialog: ComponentType<RowDialogProps> }) {
  const { id } = useParams();
  const close = useCloseRow();
  const rowId = id === undefined ? 0 : parseRowId(id);
  return rowId === undefined ? null : <Dialog key={id} id={rowId} onClose={close} />;
}
