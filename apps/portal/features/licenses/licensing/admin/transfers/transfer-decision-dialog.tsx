import type { ManagedTransfer } from '@timesync/contract';
import { DecisionDialog } from '~/components/photo-request/decision-dialog';
import { callApi } from '~/lib/api/api-client';
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
  return (
    <DecisionDialog
      labels={labels[decision]}
      number={transfer.licenseKey}
      ownerName={transfer.owner.name}
      isRefusal={decision === 'reject'}
      onClose={onClose}
      onDecided={onDecided}
      schema={transferDecisionForm}
      defaultValues={{ decision, isCounted: true, note: '' }}
      send={(body) =>
        callApi('POST /admin/transfers/:id/decision', { params: { id: String(transfer.id) }, body })
      }
    >
      {decision === 'approve' && <CountedChoice transfersUsed={transfer.transfersUsed} />}
    </DecisionDialog>
  );
}
