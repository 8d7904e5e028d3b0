import { deviceTypeName, type ManagedClaim, refusalLabels } from '@timesync/contract';
import { SelectField } from '~/components/form';
import { DecisionDialog, type DecisionLabels } from '~/components/photo-request/decision-dialog';
import { callApi } from '~/lib/api';
import { optionsOf } from '~/lib/values/labels';
import { claimDecisionForm, NO_DEVICE } from './claim-decision-form';

interface ClaimDecisionDialogProps {
  claim: ManagedClaim;
  decision: ClaimDecision;
  onClose: () => void;
  onDecided: () => void;
}

export default function ClaimDecisionDialog(props: ClaimDecisionDialogProps) {
  const { claim, decision, onClose, onDecided } = props;
  return (
    <DecisionDialog
      labels={decisionLabels[decision]}
      number={claim.serial}
      ownerName={claim.owner.name}
      isRefusal={decision === 'refuse'}
      onClose={onClose}
      onDecided={onDecided}
      schema={claimDecisionForm}
      defaultValues={{ decision, refusal: '', note: '', deviceId: brokenDevice(claim) }}
      send={(body) =>
        callApi('POST /admin/claims/:id/decision', { params: { id: claim.id }, body })
      }
    >
      {decision === 'refuse' && (
        <SelectField
          name="refusal"
          label="Alasan"
          empty="Pilih alasan"
          options={optionsOf(refusalLabels)}
        />
      )}
      {decision === 'accept' && claim.devices.length > 0 && (
        <SelectField
          name="deviceId"
          label="Perangkat yang rusak"
          hint="Hanya lisensi perangkat ini yang dilepas. Jika ragu, tanya pelanggan dulu."
          empty="Pilih perangkat"
          options={[
            ...namedDevices(claim),
            { value: NO_DEVICE, label: 'Tidak ada lisensi yang dilepas' },
          ]}
        />
      )}
    </DecisionDialog>
  );
}

/** Each once, however many licences it has. */
function namedDevices({ devices }: ManagedClaim) {
  const names = devices.map(({ deviceId, deviceName, deviceType }) => [
    deviceId,
    `${deviceName ?? deviceTypeName(deviceType)}, ${deviceId}`,
  ]);
  return optionsOf(Object.fromEntries(names));
}

/** Returns an empty text while the device is unknown. */
function brokenDevice({ deviceId, isDeviceUnclear }: ManagedClaim): string {
  return deviceId ?? (isDeviceUnclear ? '' : NO_DEVICE);
}

type ClaimDecision = 'accept' | 'ask' | 'refuse';

const decisionLabels: Record<ClaimDecision, DecisionLabels> = {
  accept: {
    title: 'Setujui klaim garansi?',
    description:
      'Garansi box ini habis. Lisensi perangkat yang rusak dilepas tanpa mengurangi jatah pindah, dan box pengganti masuk ke Kiriman.',
    noteLabel: 'Pesan untuk pelanggan',
    noteHint: 'Boleh kosong.',
    confirm: 'Setujui klaim',
    done: 'Klaim disetujui, pengganti ada di Kiriman',
  },
  ask: {
    title: 'Tanya pelanggan',
    description: 'Klaim menunggu sampai pelanggan menjawab di Produk Saya.',
    noteLabel: 'Pertanyaan',
    noteHint: 'Pelanggan membacanya di Produk Saya.',
    confirm: 'Kirim pertanyaan',
    done: 'Pertanyaan terkirim',
  },
  refuse: {
    title: 'Tolak klaim garansi?',
    description: 'Garansi tidak terpakai: pelanggan dapat mengajukan lagi selama masih berlaku.',
    noteLabel: 'Tambahan untuk pelanggan',
    noteHint: 'Wajib jika alasannya lainnya. Pelanggan membacanya.',
    confirm: 'Tolak klaim',
    done: 'Klaim ditolak',
  },
};
