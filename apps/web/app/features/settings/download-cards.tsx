import { brand } from '@timesync/contract';
import { MonitorDown, Smartphone } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { DownloadCard } from './download-card';

export function DownloadCards() {
  const settings = useSellerSettings();
  const missing = settings.isError
    ? 'Tautan download gagal dimuat.'
    : 'File APK segera tersedia di sini.';
  return (
    <section aria-labelledby="download-heading">
      <h2 id="download-heading" className="font-bold text-ink text-xl">
        Download Aplikasi
      </h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <DownloadCard
          icon={MonitorDown}
          title={`${brand.name} Display`}
          text="Jam masjid untuk layar utama: TV box, smart TV, tablet, atau HP."
          url={settings.data?.displayApkUrl}
          missing={missing}
          isLoading={settings.isPending}
        />
        <DownloadCard
          icon={Smartphone}
          title={`${brand.name} Remote`}
          text="Pengatur jam masjid, dipasang di HP pengurus."
          url={settings.data?.remoteApkUrl}
          missing={missing}
          isLoading={settings.isPending}
        />
      </div>
      {settings.isError && (
        <Button
          variant="secondary"
          className="mt-3"
          isPending={settings.isFetching}
          onClick={() => settings.refetch()}
        >
          Coba lagi
        </Button>
      )}
    </section>
  );
}
