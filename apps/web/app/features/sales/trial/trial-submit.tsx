import { Button } from '~/components/ui/buttons/button';
import { useIsHydrated } from '~/lib/browser/use-is-hydrated';

/**
 * Dead, and looking so, until the page is alive: before that the browser would send the form itself,
 * with names and numbers in the URL. If that never happens, a sentence says so.
 */
export function TrialSubmit({ isSending }: { isSending: boolean }) {
  const isHydrated = useIsHydrated();
  return (
    <div>
      <noscript>
        <p className="mb-3 font-semibold text-danger-text">
          Formulir ini memerlukan JavaScript. Nyalakan di pengaturan browser, lalu muat ulang
          halaman.
        </p>
      </noscript>
      <Button
        type="submit"
        isPending={isSending}
        disabled={!isHydrated}
        className="min-h-12 w-full text-base"
      >
        {isSending ? 'Mengirim...' : 'Daftar Coba Gratis'}
      </Button>
      {!isHydrated && (
        <p className="shown-late text-ink text-sm">
          Formulir belum siap karena internet lambat. Tunggu sebentar, atau muat ulang halaman.
        </p>
      )}
    </div>
  );
}
