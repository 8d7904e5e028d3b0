import { Input, Spinner } from '@timesync/ui';
import { LocateFixed } from 'lucide-react';

/** Empty until somebody chose. The list of cities is loaded with the engine. */
export function ClockTown() {
  return (
    <div className="text-left">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor="kota-jam" className="font-semibold text-sm">
          Kota atau kabupaten
        </label>
        <button
          type="button"
          data-action="locate"
          className="group inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm underline"
        >
          <LocateFixed aria-hidden className="size-4 group-aria-busy:hidden" />
          <Spinner className="hidden size-4 group-aria-busy:block" />
          Pakai lokasi saya
        </button>
      </div>
      <div className="relative">
        <Input
          id="kota-jam"
          data-clock-city=""
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-describedby="masalah-kota"
          autoComplete="off"
          spellCheck={false}
          disabled
          placeholder="Contoh: Malang"
          className="min-h-14 text-lg"
        />
      </div>
      <p
        id="masalah-kota"
        role="alert"
        data-town-problem=""
        hidden
        className="mt-1.5 font-medium text-sm"
      />
    </div>
  );
}
