import type { LicenseAction, ManagedLicenseDetail } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Smartphone, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '~/components/ui/overlays/dialog';
import { ActivateLicenseDialog } from './activate/activate-license-dialog';
import { ReadAloudAnswer } from './activate/read-aloud-answer';
import { LicenseActionDialog } from './license-action-dialog';
import { actionLabels, actionsFor, canActivate } from './license-actions';

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
