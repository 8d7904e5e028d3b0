import { Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Dialog } from '~/components/ui/overlays/dialog';

interface ShownOnceProps {
  title: string;
  description: string;
  /** By their labels. */
  secrets: Record<string, string>;
  onClose: () => void;
  children?: ReactNode;
}

/** Secrets that no later answer contains. */
export function ShownOnce({ title, description, secrets, onClose, children }: ShownOnceProps) {
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <div className="space-y-4">
        {Object.entries(secrets).map(([label, secret]) => (
          <div key={label} className="space-y-2">
            <p className="font-semibold text-ink text-sm">{label}</p>
            <p className="break-all rounded-control bg-sunken p-3 font-mono text-ink text-sm">
              {secret}
            </p>
            <CopyButton text={secret} copiedMessage={`${label} disalin`}>
              Salin <span className="sr-only">{label}</span>
            </CopyButton>
          </div>
        ))}
        {children}
        <Button onClick={onClose}>Sudah saya simpan</Button>
      </div>
    </Dialog>
  );
}
