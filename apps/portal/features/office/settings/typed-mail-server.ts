import { mailServerBody, z } from '@timesync/contract';

const { shape } = mailServerBody;
/** The fields of the form; a password that is left empty stays as it is. */
export const typedMailServer = z.object({
  host: shape.host,
  port: z
    .string()
    .transform((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)))
    .pipe(shape.port),
  user: z.union([z.literal('').transform(() => null), shape.user.unwrap()]),
  password: z.union([z.literal('').transform(() => undefined), shape.password.unwrap()]),
  from: shape.from,
});
