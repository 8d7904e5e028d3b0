import { z } from '../wire/zod.ts';

/** What happens to an order's box after it is paid; the order's time line tells it. */
export const boxEvent = z.enum([
  'changeAddress',
  'sendParcel',
  'correctParcel',
  'receiveParcel',
  'returnParcel',
  'claimWarranty',
  'addClaimPhoto',
  'askAboutClaim',
  'answerClaim',
  'acceptClaim',
  'refuseClaim',
  'closeClaim',
]);
