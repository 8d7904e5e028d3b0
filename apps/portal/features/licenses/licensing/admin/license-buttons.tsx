import {
  actOnLicenseBody,
  type LicenseAction,
  type ManagedLicense,
  type ManagedLicenseDetail,
  shownEmail,
} from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { Smartphone, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { EntryDialog, TextareaField } from '~/components/form';
import { Dialog } from '~/components/ui';
import { callApi } from '~/lib/api';
import { ActivateLicenseDialog } from './activate/activate-license-dialog';
import { ReadAloudAnswer } from './activate/read-aloud-answer';
import { actionLabels, actionsFor, canActivate } from './license-actions';
import { useStoreManagedLicense } from './managed-license-queries';

type Question = { kind: 'activate' | 'read' } | { kind: 'act'; action: LicenseAction };

/** Everything that can be done with the licence now; the server has the last word. */
export function LicenseButtons({ license }: { license: ManagedLicenseDetail }) {
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const answer = license.status === 'active' ? license.activation : null;
  return (
    <div className="flex flex-wrap gap-3">
      {canActivate(license) && (
        <Button onClick={() => setQuestion({ kind: 'activate' })}>
          <Smartphone aria-hidden className="size-5" />
          Aktifkan lewat telepon
        </Button>
      )}
      {answer && (
        <Button variant="secondary" onClick={() => setQuestion({ kind: 'read' })}>
          <Volume2 aria-hidden className="size-5" />
          Kode aktivasi
        </Button>
      )}
      {actionsFor(license).map((action) => (
        <Button
          key={action}
          variant={action === 'revoke' ? 'quiet' : 'secondary'}
          className={action === 'revoke' ? 'border border-line-strong/60 text-danger-text' : ''}
          onClick={() => setQuestion({ kind: 'act', action })}
        >
          {actionLabels[action].label}
        </Button>
      ))}
      {question?.kind === 'activate' && <ActivateLicenseDialog license={license} onClose={close} />}
      {question?.kind === 'read' && answer && (
        <Dialog onClose={close} size="large" title="Kode aktivasi">
          <ReadAloudAnswer answer={answer} onClose={close} />
        </Dialog>
      )}
      {question?.kind === 'act' && (
        <LicenseActionDialog license={license} action={question.action} onClose={close} />
      )}
    </div>
  );
}

const harmless = new Set<LicenseAction>(['reinstate', 'allowMove', 'allowReset']);

interface LicenseActionDialogProps {
  license: ManagedLicense;
  action: LicenseAction;
  onClose: () => void;
}

function LicenseActionDialog({ license, action, onClose }: LicenseActionDialogProps) {
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
        const params = { id: license.id };
        void store(await callApi('POST /admin/licenses/:id/actions', { params, body }));
      }}
    >
      <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
    </EntryDialog>
  );
}
