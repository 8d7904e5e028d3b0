// Fills and opens the overlay after a registration. The password in it is shown only this once, so only
// 'Tutup' closes it, never a key or gesture that slipped.
import type { RouteOutput, registerTrial } from '@timesync/contract';
import { copyText } from '@timesync/ui';

type TrialAnswer = RouteOutput<typeof registerTrial>;

export function showTrialResult({ message, user, link }: TrialAnswer): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-trial-result]');
  if (!dialog) return;
  const password = 'password' in user ? user.password : undefined;
  const words: Record<string, string> = { message, email: user.email, password: password ?? '' };
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-outcome]')) {
    part.hidden = part.dataset.outcome !== (password ? 'new' : 'known');
  }
  const say = (name: string, text: string) => {
    for (const place of dialog.querySelectorAll(`[data-say="${name}"]`)) {
      place.textContent = place.closest('[data-outcome][hidden]') ? '' : text;
    }
  };
  for (const [name, text] of Object.entries(words)) say(name, text);
  dialog.querySelector<HTMLAnchorElement>('[data-login]')?.setAttribute('href', link);

  const listening = new AbortController();
  const { signal } = listening;
  let isDone = false;
  const close = () => {
    isDone = true;
    listening.abort();
    dialog.close();
    for (const name of [...Object.keys(words), 'copied']) say(name, '');
    document.getElementById('coba-gratis')?.focus();
  };
  dialog.addEventListener('cancel', (event) => password && event.preventDefault(), { signal });
  // A browser that was refused once closes the second time without asking.
  dialog.addEventListener(
    'close',
    () => {
      if (isDone) return;
      if (password) dialog.showModal();
      else leave();
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    async ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-close]')) leave();
      const button = target.closest<HTMLElement>('[data-copies]');
      if (!button) return;
      const { copies = '' } = button.dataset;
      const isCopied = await copyText(words[copies] ?? '', button);
      const label = copies === 'email' ? 'Email' : 'Password';
      say('copied', isCopied ? `${label} disalin!` : 'Tekan lama pada teksnya, lalu pilih Salin.');
    },
    { signal },
  );

  // The overlay has an entry in the browser's history, so the back button reaches it, not the page before.
  const addEntry = () => history.pushState(null, '');
  const leave = () => {
    close();
    history.back();
  };
  addEventListener('popstate', () => (password ? addEntry() : close()), { signal });
  addEntry();
  dialog.showModal();
  // By default the first button would get the focus, and screen readers would skip the text before it.
  dialog.querySelector<HTMLElement>('[data-say="message"]')?.focus();
}
