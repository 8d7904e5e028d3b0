import { Alert } from '@timesync/ui';

/** Shown where "Pasang di HP" leads: the page's address then has the mosque's name, and so has the app. */
export function InstallGuide() {
  return (
    <div id="pasang" className="not-on-tv not-installed mb-5 hidden scroll-mt-4 target:block">
      <Alert tone="info">
        Buka menu browser (⋮ di Chrome, tombol Bagikan di iPhone), lalu pilih “Instal aplikasi” atau
        “Tambahkan ke Layar Utama”. Jam ini lalu ada di HP Anda dengan nama masjidnya, dan tetap
        berjalan tanpa internet.
      </Alert>
    </div>
  );
}
