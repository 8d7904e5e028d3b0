// The entry of the sales page.
import { startCarouselInSight } from './carousel';
import { sendPageView } from './send-pixel';
import { setUpTrialForm } from './trial-form';

setUpTrialForm();
playVideoInPlace();
startCarouselInSight();
sendPageView();
// The page may have been rendered in another year.
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());

/** The link to the file becomes a button that puts the video in the picture's place. */
function playVideoInPlace(): void {
  const place = document.querySelector('[data-video]');
  const link = place?.querySelector('[data-play]');
  const template = place?.querySelector('template');
  if (!place || !link || !template) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.ariaLabel = link.ariaLabel;
  button.append(...link.childNodes);
  link.replaceWith(button);
  button.addEventListener('click', () => {
    place.replaceChildren(template.content);
    place.querySelector('video')?.focus();
  });
}
