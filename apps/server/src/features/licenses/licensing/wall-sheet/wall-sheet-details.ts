import { brand, deviceTypeName, formatDate, type OwnLicense } from '@timesync/contract';

export interface WallSheet {
  license: OwnLicense;
  activation: NonNullable<OwnLicense['activation']>;
  ownerName: string;
  publicUrl: string;
  /** The seller's number, if he has set one. */
  whatsappNumber: string | null;
  /** The signed settings of its clock, once they are set. */
  clockCode: string | null;
  /** Of the box it was bought with; a licence for a phone has no warranty. */
  warrantyMonths: number | null;
}

/** The rows of label and value, in the order of the sheet. */
export function detailsOf({
  license,
  activation,
  warrantyMonths,
}: Pick<WallSheet, 'license' | 'activation' | 'warrantyMonths'>): Array<[string, string]> {
  const { deviceName, deviceType, deviceId, activatedAt } = activation;
  const { used, allowed, until } = license.transfers;
  const details: Array<[string, string]> = [
    ['Perangkat', deviceName ?? deviceTypeName(deviceType)],
    ['Nomor perangkat', deviceId],
    ['Aktif sejak', formatDate(activatedAt)],
    ['License key', license.licenseKey],
    ['Sisa pindah', `${Math.max(0, allowed - used)} dari ${allowed}, sampai ${formatDate(until)}`],
  ];
  if (warrantyMonths === null) return details;
  return [...details, ['Garansi', `${brand.box}: ${warrantyMonths} bulan, satu kali klaim`]];
}
