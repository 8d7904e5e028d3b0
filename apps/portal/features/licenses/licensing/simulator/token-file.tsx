import { buttonStyle } from '@timesync/ui';
import { Usb } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';

/** A token has 171 letters; what is much longer is no token, and is not read whole. */
const MAX_BYTES = 4096;

/** The file that came on a stick. */
export function TokenFile({ onRead }: { onRead: (token: string) => void }) {
  const id = useId();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onRead(await file.slice(0, MAX_BYTES).text());
    // The same file can be chosen again after it was corrected.
    target.value = '';
  };
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">Pilih berkas .jml dari USB.</p>
      <input
        id={id}
        type="file"
        accept=".jml"
        onChange={(event) => void read(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'primary',
          'regular',
          'w-full cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
        )}
      >
        <Usb aria-hidden className="size-5" />
        Pilih berkas
      </label>
    </div>
  );
}
