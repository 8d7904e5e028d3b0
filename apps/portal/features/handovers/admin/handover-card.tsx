import { buildPath, formatDateTime, type ManagedHandover, screens } from '@timesync/contract';
import { Fact } from '@timesync/ui';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { RequestCard } from '~/components/photo-request/request-card';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import type { HandoverDecision } from './handover-decision-dialog';

const decisionDialog = loadOnDemand(
  async () => (await import('./handover-decision-dialog')).HandoverDecisionDialog,
);

const cancel = { label: 'Batalkan', icon: X };
const carryOut = { label: 'Alihkan sekarang', icon: Check };

interface HandoverCardProps {
  handover: ManagedHandover;
  onDecided: () => void;
}

export function HandoverCard({ handover, onDecided }: HandoverCardProps) {
  const { mosque, from, to, status, reason, letter, objection } = handover;
  const isObjected = status === 'objected';
  return (
    <RequestCard<HandoverDecision>
      label={`Serah terima ${mosque.name}`}
      photos={letter}
      photoAlt={`Surat ${mosque.name}`}
      // Before its day only an objection is decided: without one it happens by itself.
      decisions={
        (isObjected ? { carryOut, cancel } : { cancel }) as Record<HandoverDecision, typeof cancel>
      }
      dialog={(decision, onClose) => (
        <DialogOnDemand
          dialog={decisionDialog}
          title="Serah terima"
          dialogProps={{ handover, decision, onClose, onDecided }}
        />
      )}
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label="Masjid">{mosque.name}</Fact>
        <Fact label={isObjected ? 'Dihentikan' : 'Dialihkan pada'}>
          {isObjected ? 'Ada keberatan' : `${formatDateTime(handover.deadlineAt)} WIB`}
        </Fact>
        <PersonFact label="Dari" person={from} />
        <PersonFact label="Kepada" person={to} />
        <Fact label="Alasan">{reason}</Fact>
        {objection && <Fact label="Keberatan">{objection}</Fact>}
      </dl>
    </RequestCard>
  );
}

function PersonFact({ label, person }: { label: string; person: ManagedHandover['from'] }) {
  return (
    <Fact label={label}>
      <Link
        to={buildPath(screens.customer, { id: person.id })}
        className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-2"
      >
        {person.name}
      </Link>
      <span className="wrap-anywhere block font-normal">{person.email}</span>
    </Fact>
  );
}
