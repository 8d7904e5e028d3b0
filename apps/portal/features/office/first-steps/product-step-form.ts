import { settleExamplesBody, shopSettings, z } from '@timesync/contract';

const { shippingMode, shippingPrice } = shopSettings.shape;

export const productStepForm = z.object({
  examples: z.enum(['keep', 'remove']),
  prices: settleExamplesBody.shape.prices.unwrap(),
  shippingMode,
  shippingPrice,
});
