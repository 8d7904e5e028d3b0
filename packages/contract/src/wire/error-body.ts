import { z } from './zod.ts';

/** The body of every error answer. `field` names the form field it belongs to. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
