import { useSite } from '../frame/site-context';

const FIRST = 'Di HP atau komputer, unduh APK ke flashdisk.';
const UPDATE = ' Untuk memperbarui aplikasi yang sudah terpasang, ikutkan berkas .jmu.';
const steps = [
  'Colokkan flashdisk ke TV atau TV box, lalu buka pengelola berkas (File Manager).',
  'Pilih berkas APK. Jika diminta, izinkan pemasangan dari sumber ini, lalu pilih Pasang.',
  'Buka aplikasinya. Semua fitur langsung dapat dicoba tanpa internet.',
];

/** For a TV that has no internet. */
export function StickGuide() {
  const { updateFile } = useSite();
  return (
    <section aria-labelledby="stick-heading" className="space-y-3">
      <h2 id="stick-heading" className="font-bold text-ink text-xl">
        Tanpa internet di TV: lewat flashdisk
      </h2>
      <ol className="list-decimal space-y-2 pl-5 text-ink">
        <li>
          {FIRST}
          {updateFile && UPDATE}
        </li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
