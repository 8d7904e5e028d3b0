import { type ClockSettings, formatLink } from '@timesync/clock';
import { Check, Link2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { copyText } from '~/lib/browser/copy-text';

/** Says beside the button that it is done: a toast would have to be fetched, perhaps without network. */
export function ShareLink({ settings }: { settings: ClockSettings }) {
  const [outcome, setOutcome] = useState<{ link: string; isCopied: boolean }>();
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const link = `${window.location.origin}${formatLink(settings)}`;
    setOutcome({ link, isCopied: await copyText(link, currentTarget) });
  };
  const Icon = outcome?.isCopied ? Check : Link2;
  return (
    <>
      <Button variant="secondary" onClick={copy} className="flex-1 sm:flex-none">
        <Icon aria-hidden className="size-5" />
        Salin tautan
      </Button>
      <p
        role="status"
        className="w-full break-words text-brand-text text-sm empty:hidden sm:w-auto"
      >
        {outcome && (outcome.isCopied ? 'Tautan jam ini sudah disalin.' : outcome.link)}
      </p>
    </>
  );
}
