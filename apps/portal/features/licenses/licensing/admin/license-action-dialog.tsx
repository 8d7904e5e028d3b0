import {
  actOnLicenseBody,
  type LicenseAction,
  type ManagedLicense,
  shownEmail,
} from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { EntryDialog } from '~/components/form/entry-dialog';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { actionLabels } from './license-actions';
import { useStoreManagedLicense } from './managed-license-queries';

const harmless = new Set<LicenseAction>(['reinstate', 'allowMove', 'allowReset']);

interface LicenseActionDialogProps {
  license: ManagedLicense;
  action: LicenseAction;
  onClose: () => void;
}

export function LicenseActionDialog({ license, action, onClose }: LicenseActionDialogProps) {
  const store = useStoreManagedLicense();
  const labels = actionLabels[action];
  const isFinal = action === 'revoke';
  return (
    <EntryDialog
      title={labels.title}
      description={isFinal ? undefined : labels.consequence}
      lead={
        isFinal && (
          <Alert tone="error" className="mb-5">
            {labels.consequence}
          </Alert>
        )
      }
      about={
        <>
          <code className="font-mono">{license.licenseKey}</code>
          <span className="block font-normal">
            {license.owner.name} ({shownEmail(license.owner.email)})
          </span>
        </>
      }
      confirm={labels.confirmLabel}
      back="Tidak, kembali"
      isDanger={!harmless.has(action)}
      onClose={onClose}
      schema={actOnLicenseBody}
      defaultValues={{ action, reason: '' }}
      done={labels.doneMessage}
      send={async (body) => {
        const params = { id: String(license.id) };
        void store(await callApi('POST /admin/licenses/:id/actions', { params, body }));
      }}
    >
      <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
    </EntryDialog>
  );
}
