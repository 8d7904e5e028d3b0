/** The dimmed page behind a dialog or a sheet; as high as dialogs, so that a second one dims the first. */
export const overlayStyle = 'fixed inset-0 z-50 animate-fade-in bg-black/50';

/** A card from 640 px up; below that a panel at the bottom edge, within reach of the thumb. */
export const panelStyle =
  'sm:-translate-x-1/2 sm:-translate-y-1/2 fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise-in flex-col rounded-t-card bg-surface shadow-float focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:rounded-card';
