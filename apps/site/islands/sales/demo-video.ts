/** The link to the file becomes a button that puts the video in the picture's place. */
export function playVideoInPlace(): void {
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
