// A month's or a Ramadan's times on one A4 page, for the notice board.
import { labelOf, months, type TimetableDay, timeNames, weekdays } from '@timesync/clock';
import { brand } from '@timesync/contract';
import { makePdf } from '../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../platform/drawing/pdf-pen.ts';

export interface Timetable {
  mosque: string;
  place: string;
  isRamadan: boolean;
  days: TimetableDay[];
  /** Opens the clock that computes the same times. */
  link: string;
}

const PAGE = { width: 595, height: 842, edge: 34 };
const INNER = PAGE.width - 2 * PAGE.edge;
const HEAD_HEIGHT = 112;
const ROW = { first: 168, height: 18.2 };
const FRIDAY = 5;
const colors = {
  ...brand.colors,
  ink: '#17251f',
  soft: '#5b6a62',
  line: '#d9d2bf',
  band: '#f3ecd9',
};
/** Date and Hijri date are wider than a time. */
const DATE_WIDTH = 92;
const HIJRI_WIDTH = 82;
const TIME_WIDTH = (INNER - DATE_WIDTH - HIJRI_WIDTH) / timeNames.length;

export function timetableSheet(timetable: Timetable): Promise<Buffer> {
  const title = titleOf(timetable);
  return makePdf({ size: 'A4', title: `${title}, ${timetable.mosque}` }, (pen) => {
    drawHead(pen, timetable, title);
    drawColumnNames(pen);
    for (const [index, day] of timetable.days.entries()) drawDay(pen, timetable, day, index);
    drawFoot(pen, timetable);
  });
}

function titleOf({ isRamadan, days }: Timetable): string {
  const { date, hijri } = days[0] ?? {};
  if (isRamadan) return `Imsakiyah Ramadan ${hijri?.year} H (perkiraan)`;
  return `Jadwal sholat ${months[(date?.month ?? 1) - 1]} ${date?.year}`;
}

function drawHead(pen: PdfPen, { mosque, place }: Timetable, title: string): void {
  pen.fill({ x: 0, y: 0, width: PAGE.width, height: HEAD_HEIGHT }, colors.primary);
  const line = { x: PAGE.edge, width: INNER, align: 'center' } as const;
  pen.write(mosque, { ...line, baseline: 48, size: 27, weight: 'bold', color: '#ffffff' });
  pen.write(title, { ...line, baseline: 74, size: 15, weight: 'bold', color: '#efc76c' });
  pen.write(place, { ...line, baseline: 95, size: 12, weight: 'regular', color: '#dfeae4' });
}

const timeLeft = (index: number) => PAGE.edge + DATE_WIDTH + HIJRI_WIDTH + index * TIME_WIDTH;

function drawColumnNames(pen: PdfPen): void {
  const name = {
    baseline: ROW.first - 20,
    size: 10,
    weight: 'bold',
    color: colors.primary,
  } as const;
  pen.write('Tanggal', { ...name, x: PAGE.edge + 6, width: DATE_WIDTH - 6 });
  pen.write('Hijriah', { ...name, x: PAGE.edge + DATE_WIDTH, width: HIJRI_WIDTH });
  timeNames.forEach((time, index) => {
    const column = { x: timeLeft(index), width: TIME_WIDTH, align: 'center' } as const;
    pen.write(labelOf(time, false), { ...name, ...column });
  });
}

function drawDay(pen: PdfPen, { isRamadan }: Timetable, day: TimetableDay, index: number): void {
  const { date, hijri, times } = day;
  const bottom = ROW.first + index * ROW.height;
  if (date.weekday === FRIDAY) {
    const y = bottom - ROW.height + 5;
    pen.fill({ x: PAGE.edge, y, width: INNER, height: ROW.height, radius: 4 }, colors.band);
  }
  const text = { baseline: bottom, size: 10, weight: 'regular', color: colors.ink } as const;
  const dateText = `${weekdays[date.weekday]}, ${date.day} ${months[date.month - 1]?.slice(0, 3)}`;
  pen.write(dateText, { ...text, x: PAGE.edge + 6, width: DATE_WIDTH - 8, weight: 'bold' });
  const hijriText = hijri ? `${hijri.day} ${hijri.monthName}` : '';
  const hijriBox = { x: PAGE.edge + DATE_WIDTH, width: HIJRI_WIDTH - 4 };
  pen.write(hijriText, { ...text, ...hijriBox, color: colors.soft });
  timeNames.forEach((time, column) => {
    // When the fast begins and ends.
    const isMarked = isRamadan && (time === 'imsak' || time === 'maghrib');
    const weight = isMarked ? 'bold' : 'regular';
    const box = { x: timeLeft(column), width: TIME_WIDTH, align: 'center' } as const;
    pen.write(times[time], { ...text, ...box, weight });
  });
}

const CODE_SIZE = 74;

function drawFoot(pen: PdfPen, { link }: Timetable): void {
  const top = PAGE.height - PAGE.edge - CODE_SIZE + 8;
  pen.qr(link, { x: PAGE.edge, y: top, size: CODE_SIZE });
  const line = { x: PAGE.edge + CODE_SIZE + 12, width: INNER - CODE_SIZE - 12, size: 10 } as const;
  const bold = { ...line, weight: 'bold', color: colors.ink } as const;
  const plain = { ...line, weight: 'regular', color: colors.soft } as const;
  pen.write('Pindai untuk membuka jam masjid ini di HP Anda.', { ...bold, baseline: top + 22 });
  pen.write(
    'Waktu dihitung dengan cara Kemenag. Untuk ibadah, tetap ikuti jadwal resmi setempat.',
    { ...plain, baseline: top + 38 },
  );
  pen.write(`${brand.name} · ${new URL(link).host}`, { ...plain, baseline: top + 54 });
}
