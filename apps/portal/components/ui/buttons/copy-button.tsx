import { Button, classNames, copyText } from '@timesync/ui';
import { Copy } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { notifyError, notifySuccess } from '~/lib/browser/notify';

interface CopyButtonProps {
  text: string;
  /** The toast that confirms it. */
  copiedMessage: string;
  onCopy?: () => void;
  className?: string;
  /** Beside what it copies, where something else is the main action. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
}

export function CopyButton(props: CopyButtonProps) {
  const { text, copiedMessage, onCopy, className, isQuiet, children } = props;
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onCopy?.();
    if (await copyText(text, currentTarget)) notifySuccess(copiedMessage);
    else notifyError('Tidak dapat menyalin. Tekan lama pada teksnya, lalu pilih Salin.');
  };
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      onClick={copy}
      className={classNames(isQuiet && 'text-brand-text', className)}
    >
      <Copy aria-hidden className="size-5" />
      {children}
    </Button>
  );
}
