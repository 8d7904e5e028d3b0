// The clock works offline once it was opened (`service-worker.js` of the portal app).

/** Asks for nothing until the page has settled. */
export async function keepOfflineCopy(): Promise<void> {
  // With the API on another host the worker would see none of its answers.
  if (!('serviceWorker' in navigator) || document.documentElement.dataset.api) return;
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
