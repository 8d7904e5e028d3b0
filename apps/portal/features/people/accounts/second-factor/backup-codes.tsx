import { Button } from '@timesync/ui';
import { CopyButton } from '~/components/ui/buttons/copy-button';

interface BackupCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once: the server keeps only their hashes. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  return (
    <div className="space-y-4">
      <h3 className="font-bold text-ink">Simpan kode cadangan ini</h3>
      <p className="text-ink-muted text-sm">
        Tulis di kertas dan simpan di tempat aman. Setiap kode dapat dipakai sekali. Kode ini tidak
        ditampilkan lagi.
      </p>
      <ol className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-ink">
        {codes.map((code) => (
          <li key={code}>
            {code.slice(0, 5)}-{code.slice(5)}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} copiedMessage="Kode cadangan disalin">
          Salin
        </CopyButton>
        <Button onClick={onDone}>Sudah saya simpan</Button>
      </div>
    </div>
  );
}
