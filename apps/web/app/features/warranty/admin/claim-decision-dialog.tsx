import { claimRefusal, type ManagedClaim, refusalLabels } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { SelectField } from '~/components/form/select-field';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { claimDecisionForm } from './claim-decision-form';
import { type ClaimDecision, decisionLabels } from './decision-labels';

interface ClaimDecisionDialogProps {
  claim: ManagedClaim;
  decision: ClaimDecision;
  onClose: () => void;
  onDecided: () => void;
}

export function ClaimDecisionDialog(props: ClaimDecisionDialogProps) {
  const { claim, decision, onClose, onDecided } = props;
  const { title, description, noteLabel, noteHint, confirm, done } = decisionLabels[decision];
  return (
    <FormDialog
      title={title}
      description={description}
      about={
        <>
          <code className="font-mono">{claim.serial}</code>
          <span className="block font-normal">{claim.owner.name}</span>
        </>
      }
      confirm={confirm}
      isDanger={decision === 'refuse'}
      back="Kembali"
      onClose={onClose}
      schema={claimDecisionForm}
      defaultValues={{ decision, refusal: '', note: '' }}
      onSubmit={async (body) => {
        await callApi('POST /admin/claims/:id/decision', {
          params: { id: String(claim.id) },
          body,
        });
        notifySuccess(done);
        onClose();
        onDecided();
      }}
    >
      {decision === 'refuse' && (
        <SelectField name="refusal" label="Alasan">
          <option value="">Pilih alasan</option>
          {claimRefusal.options.map((code) => (
            <option key={code} value={code}>
              {refusalLabels[code]}
            </option>
          ))}
        </SelectField>
      )}
      <TextareaField name="note" label={noteLabel} hint={noteHint} rows={3} />
    </FormDialog>
  );
}
