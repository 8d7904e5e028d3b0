import type { MosqueClock } from './element';

const PERMISSION_DENIED = 1;
const PATIENCE_MS = 15_000;

/** Takes the phone's position; says beside the button why it could not. */
export function locate(clock: MosqueClock, button: HTMLElement): void {
  if (!('geolocation' in navigator)) {
    finish(button, 'HP ini tidak dapat memberi lokasi. Pilih kota dari daftar.');
    return;
  }
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      const position = { latitude, longitude };
      const city = clock.engine?.nearestCity(clock.engine.cities, position);
      if (city) clock.change({ position, citySlug: city.slug });
      finish(button, city ? '' : 'Lokasi Anda di luar Indonesia. Pilih kota dari daftar.');
    },
    ({ code }) =>
      finish(
        button,
        code === PERMISSION_DENIED
          ? 'Izin lokasi tidak diberikan. Pilih kota dari daftar.'
          : 'Lokasi belum ditemukan. Pilih kota dari daftar.',
      ),
    { timeout: PATIENCE_MS },
  );
}

function finish(button: HTMLElement, sentence: string): void {
  button.ariaBusy = null;
  const problem = document.querySelector('[data-locate-problem]');
  if (!problem) return;
  problem.textContent = sentence;
  problem.toggleAttribute('hidden', sentence === '');
}
