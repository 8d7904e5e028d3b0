import type { WallTime } from './zone.ts';

export const weekdays = ['Ahad', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
export const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

/** `Rabu, 16 Juli 2025`. Sunday is Ahad, as mosques say. */
export function calendarDate({ weekday, day, month, year }: WallTime): string {
  return `${weekdays[weekday]}, ${day} ${months[month - 1]} ${year}`;
}
