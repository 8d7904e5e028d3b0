import { whatsappChannelBody, z } from '@timesync/contract';

const { shape } = whatsappChannelBody;
const unset = z.literal('').transform(() => undefined);
/** The fields of the form; a secret that is left empty stays as it is. */
export const typedChannel = z.object({
  provider: shape.provider,
  phoneNumberId: z.union([z.literal('').transform(() => null), shape.phoneNumberId.unwrap()]),
  templateName: shape.templateName,
  templateLanguage: shape.templateLanguage,
  token: z.union([unset, shape.token.unwrap()]),
  appSecret: z.union([unset, shape.appSecret.unwrap()]),
});
