/** The dimmed page behind a dialog or a sheet. */
export const overlayStyle = 'fixed inset-0 z-40 animate-fade-in bg-black/50';
