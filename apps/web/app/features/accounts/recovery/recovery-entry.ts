// A cheap phone drops the tab while its owner reads the mail, so where the code was sent lies in the
// page's entry in the browser's history. The code itself is never kept: it is typed again.
export interface SentCode {
  email: string;
  message: string;
}

export const recoveryEntry = (sent: SentCode) => ({ recovery: sent });

export function readRecoveryEntry(state: unknown): SentCode | undefined {
  const sent = (state as Partial<ReturnType<typeof recoveryEntry>> | null)?.recovery;
  return typeof sent?.email === 'string' && typeof sent.message === 'string' ? sent : undefined;
}
