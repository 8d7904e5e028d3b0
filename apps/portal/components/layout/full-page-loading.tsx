import { StarMark } from '@timesync/ui';

/** Quiet on purpose: on a fast line it is gone before anyone reads it. On a bad one it says what to do,
 * by its style alone: the scripts may be what is missing. */
export function FullPageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center px-5">
      <StarMark className="size-12 animate-pulse text-gold" />
      <span className="sr-only">Memuat...</span>
      <p className="invisible max-w-xs animate-[shown-late_1ms_12s_forwards] text-center text-ink-muted">
        Halaman ini lama dimuat. Periksa koneksi internet Anda, lalu muat ulang halaman.
      </p>
    </div>
  );
}
