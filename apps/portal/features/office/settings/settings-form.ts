// A form holds texts. Here they become settings.
import { type SettingName, type ShopSettings, shopSettings, z } from '@timesync/contract';

const empty = z.literal('').transform(() => null);
/** Letters become NaN, which the setting's own rule refuses with its sentence. */
const number = z.string().transform((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)));

const { shape } = shopSettings;

const settingFields = {
  sellerName: z.union([empty, shape.sellerName.unwrap()]),
  sellerAddress: z.union([empty, shape.sellerAddress.unwrap()]),
  sellerCity: z.union([empty, shape.sellerCity.unwrap()]),
  sellerPhone: z.union([empty, shape.sellerPhone.unwrap()]),
  sellerTaxNumber: z.union([empty, shape.sellerTaxNumber.unwrap()]),
  sellerSince: z.union([empty, number.pipe(shape.sellerSince.unwrap())]),
  whatsappNumber: z.union([empty, shape.whatsappNumber.unwrap()]),
  serviceHours: shape.serviceHours,
  channelUrl: z.union([empty, shape.channelUrl.unwrap()]),
  pixelId: z.union([empty, shape.pixelId.unwrap()]),
  trialDays: z.union([empty, number.pipe(shape.trialDays.unwrap())]),
  orderExpiryDays: number.pipe(shape.orderExpiryDays),
  uniqueCode: shape.uniqueCode,
  shippingMode: shape.shippingMode,
  shippingPrice: number.pipe(shape.shippingPrice),
  refundDays: number.pipe(shape.refundDays),
  warrantyMonths: number.pipe(shape.warrantyMonths),
  reminders: shape.reminders,
} satisfies Record<keyof ShopSettings, z.ZodType>;

/** Validates the settings that a section shows. */
export function settingsSchema(names: SettingName[]) {
  return z.object({
    ...Object.fromEntries(names.map((name) => [name, settingFields[name]])),
  });
}
