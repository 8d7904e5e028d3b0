import { formatLink } from '@timesync/clock';
import { copyText } from '@timesync/ui';
import type { MosqueClock } from './element';

/** Copies the clock's link and says so beside the button. */
export async function copyLink(clock: MosqueClock, button: HTMLElement): Promise<void> {
  const link = location.origin + formatLink(clock.settings);
  const isCopied = await copyText(link, button);
  button.toggleAttribute('data-done', isCopied);
  const status = document.querySelector('[data-copy-status]');
  if (status) status.textContent = isCopied ? 'Tautan jam ini sudah disalin.' : link;
}
