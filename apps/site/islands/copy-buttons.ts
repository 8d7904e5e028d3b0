// Buttons that copy the text in their `data-copy` and say so in the line below them.
import { copyText } from '@timesync/ui';

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const { copy = '', copied = '' } = button.dataset;
  const isCopied = await copyText(copy, button);
  const status = button.nextElementSibling;
  if (!status) return;
  status.textContent = isCopied
    ? copied
    : 'Tidak dapat menyalin. Tekan lama pada teksnya, lalu pilih Salin.';
});
