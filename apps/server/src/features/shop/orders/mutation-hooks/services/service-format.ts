import type { z } from 'zod';
import type { ReportedLine } from './reported-line.ts';
import type { Post } from './signatures.ts';

export interface ServiceFormat {
  /** Signed with the account's secret, and not long ago where the service says when. */
  isGenuine: (post: Post) => boolean;
  body: z.ZodType<ReportedLine[], unknown>;
}
