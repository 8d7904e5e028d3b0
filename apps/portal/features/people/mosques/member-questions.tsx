import { type MosqueMember, mosqueRoleNames, type OwnMosque } from '@timesync/contract';
import { Confirm } from '~/components/ui';
import { callApi, keys } from '~/lib/api';

interface MemberQuestionProps {
  mosque: OwnMosque;
  member: MosqueMember;
  onClose: () => void;
}

export function ChangeRoleDialog({ mosque, member, onClose }: MemberQuestionProps) {
  const role = member.role === 'ketua' ? 'pengurus' : 'ketua';
  const action = `Jadikan ${mosqueRoleNames[role].toLowerCase()}`;
  const params = { id: mosque.id, memberId: member.id };
  return (
    <Confirm
      title={action}
      question={
        role === 'ketua'
          ? 'Ia juga mengatur pengurus, data masjid, dan lisensi yang diberikan. Lanjutkan?'
          : 'Ia tetap melihat dan memesan, tetapi tidak lagi mengatur pengurus. Lanjutkan?'
      }
      itemName={member.name}
      actionLabel={action}
      send={() => callApi('PATCH /my-mosques/:id/members/:memberId', { params, body: { role } })}
      changes={[keys.mosques]}
      onClose={onClose}
    />
  );
}

export function EndMembershipDialog({ mosque, member, onClose }: MemberQuestionProps) {
  const { isSelf } = member;
  const id = String(mosque.id);
  const params = { id, memberId: member.id };
  return (
    <Confirm
      title={isSelf ? 'Keluar dari masjid' : 'Keluarkan pengurus'}
      question={`${isSelf ? 'Anda' : 'Ia'} tidak lagi melihat lisensi dan kwitansi masjid ini. Lanjutkan?`}
      itemName={isSelf ? mosque.name : member.name}
      actionLabel={isSelf ? 'Keluar' : 'Keluarkan'}
      send={() =>
        isSelf
          ? callApi('POST /my-mosques/:id/leave', { params: { id } })
          : callApi('DELETE /my-mosques/:id/members/:memberId', { params })
      }
      changes={[keys.mosques]}
      onClose={onClose}
    />
  );
}
