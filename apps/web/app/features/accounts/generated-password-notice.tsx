import { KeyRound } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';

/** Stays until the password that was shown on a screen has given way to one of the owner's choice. */
export function GeneratedPasswordNotice({ onChange }: { onChange: () => void }) {
  return (
    <aside
      aria-label="Ganti password"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-gold/50 bg-gold-soft px-4 py-3 text-gold-text"
    >
      <KeyRound aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 font-medium text-sm">
        Password Anda dibuat otomatis. Gantilah dengan password pilihan sendiri agar mudah diingat
        dan hanya Anda yang tahu.
      </p>
      <Button variant="secondary" onClick={onChange}>
        Ganti password
      </Button>
    </aside>
  );
}
