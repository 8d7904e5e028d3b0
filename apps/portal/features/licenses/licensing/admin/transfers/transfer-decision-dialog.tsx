import { decideTransferBody, MAX_TRANSFERS, type ManagedTransfer } from '@timesync/contract';
import { useController } from 'react-hook-form';
import { withoutEmptyTexts } from '~/components/form/empty-as-absent';
import { DecisionDialog } from '~/components/photo-request/decision-dialog';
import { RadioGroup } from '~/components/ui';
import { callApi } from '~/lib/api';
import { transfersUsedLabel } from '../transfers-used';

interface TransferDecisionDialogProps {
  transfer: ManagedTransfer;
  decision: 'approve' | 'reject';
  onClose: () => void;
  onDecided: () => void;
}

const schema = withoutEmptyTexts(decideTransferBody);

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

export default function TransferDecisionDialog(props: TransferDecisionDialogProps) {
  const { transfer, decision, onClose, onDecided } = props;
  return (
    <DecisionDialog
      labels={labels[decision]}
      number={transfer.licenseKey}
      ownerName={transfer.owner.name}
      isRefusal={decision === 'reject'}
      onClose={onClose}
      onDecided={onDecided}
      schema={schema}
      defaultValues={{ decision, isCounted: true, note: '' }}
      send={(body) =>
        callApi('POST /admin/transfers/:id/decision', { params: { id: transfer.id }, body })
      }
    >
      {decision === 'approve' && <CountedChoice transfersUsed={transfer.transfersUsed} />}
    </DecisionDialog>
  );
}

const COUNTED = 'counted';

/** Our own mistake or a warranty replacement must not cost the customer one of his moves. */
function CountedChoice({ transfersUsed }: { transfersUsed: number }) {
  const { field } = useController({ name: 'isCounted' });
  const next = Math.min(transfersUsed + 1, MAX_TRANSFERS);
  return (
    <RadioGroup
      legend="Jatah pindah pelanggan"
      options={[
        {
          value: COUNTED,
          label: 'Dihitung',
          description: `Menjadi ${transfersUsedLabel(next)} terpakai begitu perangkat baru aktif.`,
        },
        {
          value: 'free',
          label: 'Tidak dihitung',
          description: 'Kesalahan kami atau ganti garansi. Alasannya wajib diisi.',
        },
      ]}
      value={field.value ? COUNTED : 'free'}
      onChange={(value) => field.onChange(value === COUNTED)}
    />
  );
}
