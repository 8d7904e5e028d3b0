import { StarMark } from './star-mark';

/** Quiet on purpose: on a fast line it is gone before anyone reads it. */
export function FullPageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <StarMark className="size-12 animate-pulse text-gold" />
      <span className="sr-only">Memuat...</span>
    </div>
  );
}
