// For the wall behind the TV: committees change, and the next one finds there what it needs.
import {
  brand,
  deviceTypeName,
  formatDate,
  formatPhone,
  formatShortCode,
  type OwnLicense,
  screens,
  type WallSheetSize,
} from '@timesync/contract';
import { makePdf } from '../../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../../platform/drawing/pdf-pen.ts';

/** The sheet is drawn for A6; A4 is the same drawing, twice as wide. */
const PAGE = { width: 298, edge: 20 };
const INNER = PAGE.width - 2 * PAGE.edge;
const HEAD_HEIGHT = 74;
const QR_SIZE = 76;
const scales: Record<WallSheetSize, number> = { A6: 1, A4: 2 };
const ink = '#17251f';
const soft = '#5b6a62';
const line = { x: PAGE.edge, width: INNER };

export function wallSheet(sheet: WallSheet, size: WallSheetSize): Promise<Buffer> {
  const title = 'Jam masjid ini aktif permanen';
  return makePdf({ size, title: `${title}: ${sheet.ownerName}` }, (pen) => {
    pen.document.scale(scales[size]);
    drawHead(pen, title, sheet.ownerName);
    const below = drawDigits(pen, sheet.activation.shortCode);
    drawDetails(pen, sheet, below);
    drawFoot(pen, sheet);
  });
}

function drawHead(pen: PdfPen, title: string, ownerName: string): void {
  pen.fill({ x: 0, y: 0, width: PAGE.width, height: HEAD_HEIGHT }, brand.colors.primary);
  const text = { ...line, align: 'center', color: '#ffffff' } as const;
  pen.write(title, { ...text, baseline: 34, size: 17, weight: 'bold' });
  pen.write(ownerName, { ...text, baseline: 56, size: 13, weight: 'regular' });
}

/** Returns where the next thing begins. A device that was activated online has none. */
function drawDigits(pen: PdfPen, shortCode: string | null): number {
  if (!shortCode) return HEAD_HEIGHT + 26;
  const groups = formatShortCode(shortCode).split(' ');
  pen.fill({ x: PAGE.edge, y: 88, width: INNER, height: 84, radius: 8 }, '#f3ecd9');
  const text = { ...line, align: 'center', color: ink } as const;
  pen.write('20 angka untuk diketik lagi di perangkat ini', {
    ...text,
    baseline: 104,
    size: 8,
    weight: 'regular',
  });
  pen.write(groups.slice(0, 3).join('   '), { ...text, baseline: 132, size: 22, weight: 'bold' });
  pen.write(groups.slice(3).join('   '), { ...text, baseline: 160, size: 22, weight: 'bold' });
  return 194;
}

function drawDetails(pen: PdfPen, sheet: WallSheet, from: number): void {
  for (const [index, [label, value]] of detailsOf(sheet).entries()) {
    const baseline = from + index * 19;
    pen.write(label, { ...line, baseline, size: 9, weight: 'regular', color: soft });
    pen.write(value, {
      x: PAGE.edge + 82,
      width: INNER - 82,
      baseline,
      size: 10,
      weight: 'bold',
      color: ink,
    });
  }
}

const FOOT = 332;

function drawFoot(pen: PdfPen, { publicUrl, whatsappNumber, clockCode }: WallSheet): void {
  const check = publicUrl + screens.licenseCheck;
  pen.qr(check, { x: PAGE.edge, y: FOOT, size: QR_SIZE });
  const clockX = PAGE.width - PAGE.edge - QR_SIZE;
  if (clockCode) pen.qr(clockCode, { x: clockX, y: FOOT, size: QR_SIZE });
  const x = PAGE.edge + QR_SIZE + 10;
  const width = (clockCode ? clockX : PAGE.width - PAGE.edge) - x - (clockCode ? 10 : 0);
  const lines: [text: string, weight: 'bold' | 'regular'][] = clockCode
    ? [
        ['Kiri: periksa lisensi', 'bold'],
        [check.replace(/^https?:\/\//, ''), 'regular'],
        ['Kanan: pengaturan jam', 'bold'],
      ]
    : [
        ['Pindai untuk memeriksa lisensi ini', 'bold'],
        [check.replace(/^https?:\/\//, ''), 'regular'],
      ];
  if (whatsappNumber) {
    const number = formatPhone(whatsappNumber);
    lines.push([clockCode ? `WA ${number}` : `Bantuan: WhatsApp ${number}`, 'bold']);
  }
  for (const [index, [text, weight]] of lines.entries()) {
    const baseline = FOOT + 18 + index * 17;
    pen.write(text, { x, width, color: ink, baseline, size: 9, weight });
  }
}

interface WallSheet {
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
function detailsOf({ license, activation, warrantyMonths }: WallSheet): Array<[string, string]> {
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
