import { buttonStyle } from '@timesync/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

export function CloseButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Tutup"
      {...rest}
      className={buttonStyle('quiet', 'icon', className)}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}
