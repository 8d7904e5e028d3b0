import { z } from 'zod';
import { rejectionReasons } from './rejection-reasons.ts';

export const rejectionReason = z.enum(rejectionReasons);
