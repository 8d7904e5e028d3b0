import { type JobKind, shortJob } from '../../../platform/jobs/jobs.ts';

interface WhatsappJob {
  noticeId: number;
  /** From 1. */
  attempt: number;
}

/**
 * Each try is a job of its own, because the pauses between them are ours (`deliver-whatsapp.ts`). What
 * the queue itself repeats is only what a killed process or a database that was away left undone.
 */
export const whatsappJob: JobKind<WhatsappJob> = {
  name: 'whatsapp',
  options: {
    ...shortJob,
    retryLimit: 56,
    retryDelay: 10,
    retryDelayMax: 3600,
    retryBackoff: true,
    deleteAfterSeconds: 600,
  },
};
