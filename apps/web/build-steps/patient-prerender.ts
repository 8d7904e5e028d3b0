/** A page takes a second; a machine that is busy with other things may take long for the first. */
const LONGEST_PAGE_MS = 300_000;

/** React Router gives each page of the build ten seconds, and has no setting for it. */
export function waitForSlowPages(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.max(ms, LONGEST_PAGE_MS));
}
