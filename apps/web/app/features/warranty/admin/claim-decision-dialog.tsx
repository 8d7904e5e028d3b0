import { claimRefusal, decideClaim, type ManagedClaim, refusalLabels } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { Button } from '~/components/ui/buttons/button';
import { Dialog } from '~/components/ui/overlays/dialog';
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
    <Dialog isOpen onOpenChange={onClose} title={title} description={description}>
      <p className="mb-5 break-words rounded-control bg-sunken px-3.5 py-2.5 font-semibold text-ink">
        <code className="font-mono">{claim.serial}</code>
        <span className="block font-normal">{claim.owner.name}</span>
      </p>
      <Form
        schema={claimDecisionForm}
        defaultValues={{ decision, refusal: '', note: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi(decideClaim, { params: { id: String(claim.id) }, body });
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
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton variant={decision === 'refuse' ? 'danger' : 'primary'}>
            {confirm}
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Kembali
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
