// The warranty in the owner's words.
import {
  deviceTypeName,
  formatDateTime,
  formatLastDay,
  type OwnBox,
  type OwnClaim,
  type OwnedDevice,
} from '@timesync/contract';
import { optionsOf } from '~/lib/values/labels';

export function warrantyLine({ warranty: { state, until }, claim }: OwnBox): string {
  if (state === 'used') return 'Sudah dipakai: garansi berlaku untuk satu klaim.';
  if (state === 'none' || !until) return 'Produk ini dijual tanpa garansi.';
  if (state === 'over') return `Sudah lewat pada ${formatLastDay(until)}.`;
  const isAsked = claim?.status === 'open' || claim?.status === 'asked';
  return `Berlaku sampai ${formatLastDay(until)}, ${isAsked ? 'klaim sedang diperiksa' : 'belum diklaim'}`;
}

export function claimLabel(claim: OwnClaim): { tone: 'info' | 'success' | 'error'; text: string } {
  const claimed = `Klaim tanggal ${formatDateTime(claim.requestedAt)} WIB`;
  const note = claim.decisionNote ? ` ${claim.decisionNote}` : '';
  switch (claim.status) {
    case 'open':
      return { tone: 'info', text: `${claimed} sedang kami periksa.` };
    case 'asked':
      return { tone: 'info', text: `Pertanyaan admin: ${claim.question ?? ''}` };
    case 'accepted':
      return { tone: 'success', text: `${claimed} disetujui. Box pengganti kami kirim.${note}` };
    case 'refused':
      return { tone: 'error', text: `${claimed} tidak dapat disetujui.${note}` };
    case 'withdrawn':
      return { tone: 'info', text: `${claimed} ditutup.${note}` };
  }
}

/** Each device once: it counts as bound while it holds one of its licences. */
export function deviceOptions(devices: readonly OwnedDevice[]) {
  const labels: Record<string, string> = {};
  for (const device of devices) {
    const { deviceId, isBound } = device;
    if (isBound || labels[deviceId] === undefined) labels[deviceId] = deviceLabel(device);
  }
  return optionsOf(labels);
}

/** `TV ruang utama, …7QZ4`: its name or room, and the end of the number that its screen shows. */
function deviceLabel({ deviceId, deviceName, deviceType, isBound }: OwnedDevice): string {
  const name = `${deviceName ?? deviceTypeName(deviceType)}, …${deviceId.slice(-4)}`;
  return isBound ? name : `${name} (sudah dilepas)`;
}
