import type { ManagedTransfer } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { CountedChoice } from './counted-choice';
import { transferDecisionForm } from './transfer-decision-form';

interface TransferDecisionDialogProps {
  transfer: ManagedTransfer;
  decision: 'approve' | 'reject';
  onClose: () => void;
  onDecided: () => void;
}

const labels = {
  approve: {
    title: 'Setujui pindah perangkat?',
    description:
      'Perangkat lama dilepas dan tokennya dicabut. Pelanggan lalu mengaktifkan lisensinya di satu perangkat lain.',
    noteLabel: 'Alasan',
    noteHint: 'Wajib jika tidak dihitung. Pelanggan membacanya.',
    confirm: 'Setujui pindah',
    done: 'Pindah perangkat disetujui',
  },
  reject: {
    title: 'Tolak pindah perangkat?',
    description: 'Lisensi tetap di perangkat lama. Pelanggan dapat mengajukan lagi.',
    noteLabel: 'Alasan penolakan',
    noteHint: 'Pelanggan membacanya di Produk Saya.',
    confirm: 'Tolak permohonan',
    done: 'Permohonan ditolak',
  },
};

export function TransferDecisionDialog(props: TransferDecisionDialogProps) {
  const { transfer, decision, onClose, onDecided } = props;
  const { title, description, noteLabel, noteHint, confirm, done } = labels[decision];
  return (
    <FormDialog
      title={title}
      description={description}
      about={
        <>
          <code className="font-mono">{transfer.licenseKey}</code>
          <span className="block font-normal">{transfer.owner.name}</span>
        </>
      }
      confirm={confirm}
      isDanger={decision === 'reject'}
      back="Kembali"
      onClose={onClose}
      schema={transferDecisionForm}
      defaultValues={{ decision, isCounted: true, note: '' }}
      onSubmit={async (body) => {
        const params = { id: String(transfer.id) };
        await callApi('POST /admin/transfers/:id/decision', { params, body });
        notifySuccess(done);
        onClose();
        onDecided();
      }}
    >
      {decision === 'approve' && <CountedChoice transfersUsed={transfer.transfersUsed} />}
      <TextareaField name="note" label={noteLabel} hint={noteHint} rows={3} />
    </FormDialog>
  );
}
