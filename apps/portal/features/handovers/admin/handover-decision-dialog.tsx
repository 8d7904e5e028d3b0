import { decideHandoverBody, type ManagedHandover } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

export type HandoverDecision = 'carryOut' | 'cancel';

const labels = {
  carryOut: {
    title: 'Alihkan walau ada keberatan?',
    description: 'Ketua lama langsung kehilangan akses. Keberatannya tetap tercatat.',
    confirm: 'Alihkan masjid ini',
    done: 'Masjid dialihkan',
  },
  cancel: {
    title: 'Batalkan serah terima?',
    description: 'Ketua lama tetap ketua. Serah terima baru dapat dimulai lagi nanti.',
    confirm: 'Batalkan serah terima',
    done: 'Serah terima dibatalkan',
  },
};

interface HandoverDecisionDialogProps {
  handover: ManagedHandover;
  decision: HandoverDecision;
  onClose: () => void;
  onDecided: () => void;
}

export function HandoverDecisionDialog(props: HandoverDecisionDialogProps) {
  const { handover, decision, onClose, onDecided } = props;
  const { title, description, confirm, done } = labels[decision];
  return (
    <FormDialog
      title={title}
      description={description}
      about={`${handover.mosque.name}: ${handover.from.name} kepada ${handover.to.name}`}
      confirm={confirm}
      isDanger={decision === 'cancel'}
      back="Kembali"
      onClose={onClose}
      schema={decideHandoverBody}
      defaultValues={{ decision, reason: '' }}
      onSubmit={async (body) => {
        await callApi('POST /admin/handovers/:id/decision', {
          params: { id: String(handover.id) },
          body,
        });
        notifySuccess(done);
        onClose();
        onDecided();
      }}
    >
      <TextareaField name="reason" label="Alasan" hint="Tercatat di Audit." rows={3} />
    </FormDialog>
  );
}
