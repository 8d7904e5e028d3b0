import { wallSheetSizes, wallSheetUrl } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { Printer } from 'lucide-react';

/** The next committee finds behind the TV what this one knows. */
export function WallSheetLinks({ licenseId }: { licenseId: number }) {
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">
        Lembar untuk ditempel di belakang TV: 20 angka, perangkat, dan cara menghubungi kami.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {wallSheetSizes.map((size) => (
          <a
            key={size}
            href={wallSheetUrl(licenseId, size)}
            target="_blank"
            rel="noopener"
            className={buttonStyle('secondary')}
          >
            <Printer aria-hidden className="size-5" />
            Cetak lembar {size}
          </a>
        ))}
      </div>
    </div>
  );
}
