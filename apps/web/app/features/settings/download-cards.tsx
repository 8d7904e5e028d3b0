import { brand } from '@timesync/contract';
import { MonitorDown, Smartphone } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { usePublicConfig } from '~/lib/seller-settings/use-seller-settings';
import { DownloadCard } from './download-card';

export function DownloadCards() {
  const config = usePublicConfig();
  const missing = config.isError
    ? 'Tautan download gagal dimuat.'
    : 'File belum tersedia. Silakan hubungi admin.';
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
          url={config.data?.displayApkUrl}
          missing={missing}
          isLoading={config.isPending}
        />
        <DownloadCard
          icon={Smartphone}
          title={`${brand.name} Remote`}
          text="Pengatur jam masjid, dipasang di HP pengurus."
          url={config.data?.remoteApkUrl}
          missing={missing}
          isLoading={config.isPending}
        />
      </div>
      {config.isError && (
        <Button
          variant="secondary"
          className="mt-3"
          isPending={config.isFetching}
          onClick={() => config.refetch()}
        >
          Coba lagi
        </Button>
      )}
    </section>
  );
}
