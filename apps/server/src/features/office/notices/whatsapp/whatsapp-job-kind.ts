import { type JobKind, shortJob } from '../../../../platform/jobs/jobs.ts';

interface WhatsappJob {
  noticeId: number;
  /** The number of the attempt, counted from 1. */
  attempt: number;
}

/**
 * Each attempt is a job of its own, because we choose the pauses between them
 * (`deliver-whatsapp.ts`). The queue itself repeats only jobs that a killed process or a database
 * outage left unfinished.
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
