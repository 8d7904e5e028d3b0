import { screens } from '@timesync/contract';

/** Below a form that makes or opens an account. */
export function PrivacyNote({ doing = 'melanjutkan' }: { doing?: string }) {
  return (
    <p className="text-ink-muted text-sm">
      Dengan {doing}, Anda menyetujui{' '}
      <a href={screens.privacy} className="font-semibold text-brand-text underline">
        Kebijakan Privasi
      </a>
      .
    </p>
  );
}
