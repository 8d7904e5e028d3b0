import { actOnLicense, type LicenseAction, type ManagedLicense } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { actionLabels } from './license-actions';
import { useStoreManagedLicense } from './managed-license-queries';

const harmless = new Set<LicenseAction>(['reinstate', 'endCooling', 'allowReset']);

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
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={labels.title}
      {...(!isFinal && { description: labels.consequence })}
    >
      {isFinal && (
        <Alert tone="error" className="mb-5">
          {labels.consequence}
        </Alert>
      )}
      <p className="mb-5 break-words rounded-control bg-sunken px-3.5 py-2.5 font-semibold text-ink">
        <code className="font-mono">{license.licenseKey}</code>
        <span className="block font-normal">
          {license.owner.name} ({license.owner.email})
        </span>
      </p>
      <Form
        schema={actOnLicense.body}
        defaultValues={{ action, reason: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          const params = { id: String(license.id) };
          const changed = await callApi(actOnLicense, { params, body });
          notifySuccess(labels.doneMessage);
          onClose();
          void store(changed);
        }}
      >
        <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton variant={harmless.has(action) ? 'primary' : 'danger'}>
            {labels.confirmLabel}
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Tidak, kembali
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
