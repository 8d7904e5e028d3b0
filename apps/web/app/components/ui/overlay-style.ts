/** The dimmed page behind a dialog or a sheet; as high as dialogs, so that a second one dims the first. */
export const overlayStyle = 'fixed inset-0 z-50 animate-fade-in bg-black/50';
