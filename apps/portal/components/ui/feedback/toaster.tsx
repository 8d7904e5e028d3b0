import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useIsMobile } from '~/lib/browser/use-is-mobile';

const VISIBLE_TOASTS = 3;
const DURATION_MS = 4000;
// Clear of the chat button in the same corner. On a phone they come from the top: forms, and the
// buttons of dialogs, reach down to the lower edge.
const OFFSET = { top: '0.75rem', bottom: '5.5rem' };
// The library's own red on pink is too pale to read; our tokens are not.
const COLORS = {
  '--success-bg': 'var(--success-soft)',
  '--success-border': 'var(--line)',
  '--success-text': 'var(--success-text)',
  '--error-bg': 'var(--danger-soft)',
  '--error-border': 'var(--line)',
  '--error-text': 'var(--danger-text)',
} as CSSProperties;

export function Toaster() {
  const isMobile = useIsMobile();
  return (
    <Sonner
      position={isMobile ? 'top-center' : 'bottom-right'}
      visibleToasts={VISIBLE_TOASTS}
      duration={DURATION_MS}
      offset={OFFSET}
      mobileOffset={OFFSET}
      theme="system"
      richColors
      containerAriaLabel="Pemberitahuan"
      style={{ fontFamily: 'inherit', ...COLORS }}
      // A tap is meant for what lies below: nothing in a toast can be pressed.
      toastOptions={{ style: { fontSize: 'var(--text-sm)', pointerEvents: 'none' } }}
    />
  );
}
