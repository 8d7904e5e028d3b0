import {
  hasMosqueRight,
  type MosqueMember,
  mosqueRoleNames,
  type OwnMosque,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { Badge, DialogButton, Loaded, lazyDialog } from '~/components/ui';
import { useMembers } from './mosque-queries';

const InviteMemberDialog = lazyDialog(() => import('./invite-member-dialog'));
const EndMembershipDialog = lazyDialog(
  async () => (await import('./member-questions')).EndMembershipDialog,
);
const ChangeRoleDialog = lazyDialog(
  async () => (await import('./member-questions')).ChangeRoleDialog,
);

export function MosqueMembers({ mosque }: { mosque: OwnMosque }) {
  const members = useMembers(mosque.id);
  const [ended, setEnded] = useState<MosqueMember>();
  const [changed, setChanged] = useState<MosqueMember>();
  const isKetua = hasMosqueRight(mosque.role, 'manage');
  return (
    <Loaded query={members} failure="Pengurus tidak dapat dimuat.">
      {({ data }) => (
        <>
          <ul aria-label={`Pengurus ${mosque.name}`} className="divide-y divide-line">
            {data.map((member) => (
              <li
                key={member.id}
                className="flex flex-wrap items-center justify-between gap-3 py-3"
              >
                <p className="min-w-0 break-words font-semibold text-ink">
                  {member.name} <Badge>{mosqueRoleNames[member.role]}</Badge>{' '}
                  {member.isSelf && <Badge>Anda</Badge>}
                </p>
                <div className="flex flex-wrap gap-2">
                  {isKetua && (
                    <Button variant="secondary" onClick={() => setChanged(member)}>
                      Jadikan {member.role === 'ketua' ? 'pengurus' : 'ketua'}
                      <span className="sr-only">{member.name}</span>
                    </Button>
                  )}
                  {(isKetua || member.isSelf) && (
                    <Button variant="secondary" onClick={() => setEnded(member)}>
                      {member.isSelf ? 'Keluar' : 'Keluarkan'}
                      <span className="sr-only">
                        {member.isSelf ? `dari ${mosque.name}` : member.name}
                      </span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <DialogButton
            hidden={!isKetua}
            className="mt-3 max-sm:w-full"
            dialog={(close) => <InviteMemberDialog mosque={mosque} onClose={close} />}
          >
            Undang pengurus
          </DialogButton>
          {changed && (
            <ChangeRoleDialog
              mosque={mosque}
              member={changed}
              onClose={() => setChanged(undefined)}
            />
          )}
          {ended && (
            <EndMembershipDialog
              mosque={mosque}
              member={ended}
              onClose={() => setEnded(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
