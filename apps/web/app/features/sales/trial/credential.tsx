import { Copy } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { classNames } from '~/lib/browser/class-names';
import { copyText } from '~/lib/browser/copy-text';

interface CredentialProps {
  label: string;
  value: string;
  /** Letter by letter, for what means nothing. */
  isCode?: boolean;
  /** Called with what happened, in a sentence. */
  onCopied: (message: string) => void;
}

export function Credential({ label, value, isCode = false, onCopied }: CredentialProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 pr-1.5 pl-4">
      <span className="text-ink-muted text-sm">{label}</span>
      <Button
        variant="ghost"
        aria-label={`Salin ${label.toLowerCase()}`}
        onClick={async ({ currentTarget }) => {
          const isCopied = await copyText(value, currentTarget);
          onCopied(isCopied ? `${label} disalin!` : 'Tekan lama pada teksnya, lalu pilih Salin.');
        }}
      >
        <Copy aria-hidden className="size-5" />
        Salin
      </Button>
      <p
        className={classNames(
          'w-full break-words pr-3 pb-2 font-bold text-ink text-lg leading-snug',
          isCode && 'font-mono tracking-wide',
        )}
      >
        {value}
      </p>
    </div>
  );
}
