import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const VISIBLE_TOASTS = 3;
const DURATION_MS = 4000;
// Clear of the chat button in the same corner and, on a phone, of the buttons at a dialog's lower
// edge: what was copied is needed right there.
const OFFSET = { bottom: '5.5rem' };
const MOBILE_OFFSET = { bottom: '9.5rem' };
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
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={VISIBLE_TOASTS}
      duration={DURATION_MS}
      offset={OFFSET}
      mobileOffset={MOBILE_OFFSET}
      theme="system"
      richColors
      containerAriaLabel="Pemberitahuan"
      style={{ fontFamily: 'inherit', ...COLORS }}
      toastOptions={{ style: { fontSize: 'var(--text-sm)' } }}
    />
  );
}
