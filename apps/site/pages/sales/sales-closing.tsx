import { TrialLink } from './trial-link';

export function SalesClosing() {
  return (
    <section aria-labelledby="judul-ajakan" className="girih bg-deep text-deep-ink">
      <div className="surface-page flex flex-col items-center py-16 text-center sm:py-24">
        <h2 id="judul-ajakan" className="max-w-2xl font-extrabold text-3xl sm:text-4xl">
          Lihat sendiri di layar masjid Anda
        </h2>
        <p className="mt-3 mb-8 max-w-xl text-balance text-deep-muted text-lg">
          Daftar satu menit, pasang, lalu cocokkan jadwalnya dengan masjid Anda.
        </p>
        <TrialLink />
      </div>
    </section>
  );
}
