import { claimRefusal, deviceTypeName, type ManagedClaim, refusalLabels } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { SelectField } from '~/components/form/select-field';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { claimDecisionForm, NO_DEVICE } from './claim-decision-form';
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
      defaultValues={{ decision, refusal: '', note: '', deviceId: brokenDevice(claim) }}
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
      {decision === 'accept' && claim.devices.length > 0 && (
        <SelectField
          name="deviceId"
          label="Perangkat yang rusak"
          hint="Hanya lisensi perangkat ini yang dilepas. Jika ragu, tanya pelanggan dulu."
        >
          <option value="">Pilih perangkat</option>
          {claim.devices.map(({ deviceId, deviceName, deviceType, licenseKey }) => (
            <option key={licenseKey} value={deviceId}>
              {`${deviceName ?? deviceTypeName(deviceType)}, ${deviceId}`}
            </option>
          ))}
          <option value={NO_DEVICE}>Tidak ada lisensi yang dilepas</option>
        </SelectField>
      )}
      <TextareaField name="note" label={noteLabel} hint={noteHint} rows={3} />
    </FormDialog>
  );
}

/** Empty where nobody knows it yet. */
function brokenDevice({ deviceId, isDeviceUnclear }: ManagedClaim): string {
  return deviceId ?? (isDeviceUnclear ? '' : NO_DEVICE);
}
