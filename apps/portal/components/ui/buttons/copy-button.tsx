import { Button, copyText } from '@timesync/ui';
import { Copy } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { notifyError, notifySuccess } from '~/lib/browser/notify';

interface CopyButtonProps {
  text: string;
  /** The toast that confirms it. */
  copiedMessage: string;
  onCopy?: () => void;
  className?: string;
  children: ReactNode;
}

export function CopyButton(props: CopyButtonProps) {
  const { text, copiedMessage, onCopy, className, children } = props;
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onCopy?.();
    if (await copyText(text, currentTarget)) notifySuccess(copiedMessage);
    else notifyError('Tidak dapat menyalin. Tekan lama pada teksnya, lalu pilih Salin.');
  };
  return (
    <Button variant="secondary" onClick={copy} className={className}>
      <Copy aria-hidden className="size-5" />
      {children}
    </Button>
  );
}
