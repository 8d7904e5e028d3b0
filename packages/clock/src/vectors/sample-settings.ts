import { sampleDonation } from '../portable/sample-donation.ts';
import { type ClockSettings, defaultSettings } from '../settings/clock-settings.ts';

/** Settings that the vectors carry, by a name for each. */
export const sampleSettings = {
  'nothing changed': defaultSettings,
  usual: {
    ...defaultSettings,
    mosque: 'Masjid Jami Nurul Huda',
    citySlug: 'kab-sidoarjo',
    theme: 'malam',
    runningText: "Kajian Ahad ba'da Subuh bersama Ustaz Ahmad · Infak Jumat: Rp 2.450.000",
    iqomah: { subuh: 15, zuhur: 10, ashar: 10, maghrib: 7, isya: 10 },
    fridayAt: 12 * 60,
    dark: { from: 22 * 60, to: 3 * 60 },
    tarhimMinutes: 5,
  },
  'every setting': {
    mosque: 'مسجد النور',
    citySlug: 'kab-merauke',
    position: { latitude: -8.5, longitude: 140.41 },
    height: 3_000,
    theme: 'marmer',
    runningText: 'حي على الصلاة · Kajian 50% + Rabu',
    iqomah: { subuh: 0, zuhur: 60, ashar: 1, maghrib: 5, isya: 59 },
    corrections: {
      imsak: -30,
      subuh: 2,
      terbit: -1,
      dhuha: 0,
      zuhur: 30,
      ashar: -2,
      maghrib: 3,
      isya: 1,
    },
    hijriDays: -2,
    fridayAt: 14 * 60,
    prayerMinutes: 0,
    dark: { from: 30, to: 1439 },
    donation: sampleDonation,
    tarhimMinutes: 60,
  },
  'long prayers that overlap, in a highland town': {
    ...defaultSettings,
    citySlug: 'kota-bandung',
    iqomah: { subuh: 60, zuhur: 60, ashar: 60, maghrib: 60, isya: 60 },
    prayerMinutes: 60,
    tarhimMinutes: 60,
    dark: { from: 18 * 60, to: 6 * 60 },
  },
  '200 Arabic letters, in a highland town without its correction': {
    ...defaultSettings,
    citySlug: 'kota-bandung',
    height: 0,
    runningText: 'الله أكبر '.repeat(20).slice(0, 199).trim(),
  },
} satisfies Record<string, ClockSettings>;
