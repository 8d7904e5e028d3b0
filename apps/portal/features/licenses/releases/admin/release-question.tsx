import { appWords, type ManagedRelease } from '@timesync/contract';
import { Confirm } from '~/components/ui/overlays/confirm';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';

const words = {
  publish: {
    title: 'Terbitkan versi',
    question: 'Yakin ingin menerbitkan versi ini untuk semua orang?',
    actionLabel: 'Terbitkan',
    tone: 'primary',
    done: 'Versi diterbitkan',
  },
  discard: {
    title: 'Buang versi',
    question: 'Yakin ingin membuang versi yang belum diterbitkan ini?',
    actionLabel: 'Buang',
    done: 'Versi ditarik',
  },
  withdraw: {
    title: 'Tarik versi',
    question: 'Yakin ingin menarik versi ini?',
    consequence:
      'Unduhan kembali ke versi sebelumnya. Perangkat yang sudah memasangnya tidak berubah.',
    actionLabel: 'Tarik',
    done: 'Versi ditarik',
  },
} as const;

export type ReleaseMove = 'publish' | 'withdraw';

interface ReleaseQuestionProps {
  release: ManagedRelease;
  move: ReleaseMove;
  onClose: () => void;
}

export function ReleaseQuestion({ release, move, onClose }: ReleaseQuestionProps) {
  const isDraft = release.status === 'draft';
  return (
    <Confirm
      {...words[move === 'withdraw' && isDraft ? 'discard' : move]}
      itemName={`${appWords[release.app].title} ${release.file?.versionName ?? release.link}`}
      send={() =>
        callApi(`POST /admin/releases/:id/${move}`, { params: { id: String(release.id) } })
      }
      changes={[keys.releases]}
      onClose={onClose}
    />
  );
}
