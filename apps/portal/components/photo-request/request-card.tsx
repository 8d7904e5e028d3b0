import { formatDateTime, shownEmail } from '@timesync/contract';
import { Button, Card, classNames, DetailRow } from '@timesync/ui';
import { Check, type LucideIcon, MessageCircleQuestion, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PrivatePicture } from '~/components/ui';
import { useNow } from '~/lib/browser/use-now';
import { elapsedLabel } from '~/lib/values/time-labels';

interface DecisionButton {
  label: string;
  icon: LucideIcon;
}

export const decisionButtons = {
  agree: { label: 'Setujui', icon: Check },
  ask: { label: 'Tanya', icon: MessageCircleQuestion },
  refuse: { label: 'Tolak', icon: X },
} as const satisfies Record<string, DecisionButton>;

interface RequestCardProps<Decision extends string> {
  label: string;
  photos: string[];
  photoAlt: string;
  /** The decisions are in the order of their buttons; the first is the usual one. */
  decisions: Record<Decision, DecisionButton>;
  dialog: (decision: Decision, onClose: () => void) => ReactNode;
  /** The details on which the decision is based. */
  children: ReactNode;
}

/** A customer's request that waits for an admin: its photos, its details, and what can be decided. */
export function RequestCard<Decision extends string>(props: RequestCardProps<Decision>) {
  const { label, photos, photoAlt, decisions, dialog, children } = props;
  const [asked, setAsked] = useState<Decision>();
  const names = Object.keys(decisions) as Decision[];
  return (
    <Card aria-label={label} className="grid gap-5 md:grid-cols-[16rem_1fr]">
      <div
        className={classNames(
          'grid gap-3 self-start md:grid-cols-1',
          photos.length > 1 && 'grid-cols-2',
        )}
      >
        {photos.map((url) => (
          <PrivatePicture key={url} url={url} alt={photoAlt} />
        ))}
      </div>
      <div className="min-w-0 space-y-5">
        {children}
        <div
          className={classNames(
            'grid grid-cols-2 gap-3 sm:flex sm:flex-wrap',
            names.length > 2 && '*:first:col-span-full',
          )}
        >
          {names.map((name, index) => {
            const { label: words, icon: Icon } = decisions[name];
            return (
              <Button
                key={name}
                data-command={queueCommandAt(index, names.length)}
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => setAsked(name)}
              >
                <Icon aria-hidden className="size-5" />
                {words}
              </Button>
            );
          })}
        </div>
      </div>
      {asked && dialog(asked, () => setAsked(undefined))}
    </Card>
  );
}

/** The first button agrees, the last refuses. */
function queueCommandAt(index: number, count: number): 'approve' | 'reject' | undefined {
  if (index === 0) return 'approve';
  return index === count - 1 ? 'reject' : undefined;
}

export function OwnerDetail({ owner }: { owner: { name: string; email: string } }) {
  return (
    <DetailRow label="Pemilik">
      {owner.name}
      <span className="wrap-anywhere block font-normal">{shownEmail(owner.email)}</span>
    </DetailRow>
  );
}

/** When it was sent, how long it has waited, and what the customer wrote. */
export function StoryDetails({ requestedAt, story }: { requestedAt: string; story: string }) {
  const now = useNow();
  return (
    <>
      <DetailRow label="Diajukan">
        {formatDateTime(requestedAt)} WIB
        <span className="block font-normal">Menunggu {elapsedLabel(requestedAt, now)}</span>
      </DetailRow>
      <DetailRow label="Keterangan pelanggan">{story}</DetailRow>
    </>
  );
}
