import { Toaster as Sonner } from 'sonner';

const VISIBLE_TOASTS = 3;
const DURATION_MS = 4000;
// Clear of the floating chat button in the same corner.
const ABOVE_CHAT = { bottom: '5.5rem' };

export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={VISIBLE_TOASTS}
      duration={DURATION_MS}
      offset={ABOVE_CHAT}
      mobileOffset={ABOVE_CHAT}
      theme="system"
      richColors
      containerAriaLabel="Pemberitahuan"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ style: { fontSize: 'var(--text-sm)' } }}
    />
  );
}
