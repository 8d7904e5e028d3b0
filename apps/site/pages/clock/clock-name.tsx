import { MOSQUE_MAX } from '@timesync/clock';
import { Input } from '@timesync/ui';

/** Whose clock it is: the display answers to every letter. */
export function ClockName() {
  return (
    <div className="text-left">
      <label htmlFor="nama-masjid" className="mb-1.5 block font-semibold text-sm">
        Nama masjid atau mushola
      </label>
      <Input
        id="nama-masjid"
        data-clock-name=""
        dir="auto"
        maxLength={MOSQUE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Contoh: Masjid Al-Ikhlas"
        className="min-h-14 text-lg"
      />
    </div>
  );
}
