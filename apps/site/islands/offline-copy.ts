// The clock works offline once it was opened (`service-worker.js` of the portal app).

/** Asks for nothing until the page has settled. */
export async function storeOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({ files: [...files, location.pathname] });
  } catch {
    // A browser that refuses (private mode, full disk) works as it did before.
  }
}
