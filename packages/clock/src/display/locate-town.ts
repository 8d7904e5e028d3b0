import type { City } from '../places/city.ts';
import { nearestCity } from '../places/nearest-city.ts';
import type { Position } from '../times/prayer-times.ts';

const PERMISSION_DENIED = 1;
const PATIENCE_MS = 15_000;

export type LocatedTown = { position: Position; city: City } | { problem: string };

/** The town nearest to this phone, or a sentence that says why there is none. */
export function locateTown(cities: City[]): Promise<LocatedTown> {
  return new Promise((resolve) => {
    const fail = (reason: string) => resolve({ problem: `${reason} Pilih kota dari daftar.` });
    if (!('geolocation' in navigator)) return fail('HP ini tidak dapat memberi lokasi.');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const position = { latitude, longitude };
        const city = nearestCity(cities, position);
        if (city) resolve({ position, city });
        else fail('Lokasi Anda di luar Indonesia.');
      },
      ({ code }) =>
        fail(
          code === PERMISSION_DENIED ? 'Izin lokasi tidak diberikan.' : 'Lokasi belum ditemukan.',
        ),
      { timeout: PATIENCE_MS },
    );
  });
}
