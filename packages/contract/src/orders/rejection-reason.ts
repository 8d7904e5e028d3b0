import { z } from '../wire/zod.ts';
import { rejectionReasons } from './rejection-reasons.ts';

export const rejectionReason = z.enum(rejectionReasons);
