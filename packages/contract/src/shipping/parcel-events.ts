import { z } from '../wire/zod.ts';

/** Events of an order's box after payment, for the order's time line. */
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
