import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { toastDemand } from '~/lib/browser/notify';
import { type Press, toastPlace } from '~/lib/browser/toast-place';
import { useIsMobile } from '~/lib/browser/use-is-mobile';

const VISIBLE_TOASTS = 3;
const DURATION_MS = 4000;
// Clear of the chat button in the same corner.
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

export default function Toaster() {
  const isMobile = useIsMobile();
  const press = useRef<Press>(undefined);
  useEffect(() => {
    const note = ({ clientX, clientY }: PointerEvent) => {
      press.current = { x: clientX / innerWidth, y: clientY / innerHeight };
    };
    window.addEventListener('pointerdown', note, true);
    return () => window.removeEventListener('pointerdown', note, true);
  }, []);
  // A new toast decides: while it stands, further presses move nothing.
  const demands = useSyncExternalStore(toastDemand.subscribe, toastDemand.count);
  const [place, setPlace] = useState({ demands, position: toastPlace(isMobile, undefined) });
  if (place.demands !== demands) {
    setPlace({ demands, position: toastPlace(isMobile, press.current) });
  }
  return (
    <Sonner
      position={place.position}
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
