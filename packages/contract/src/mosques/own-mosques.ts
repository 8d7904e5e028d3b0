// The mosques of a customer. Two mosques may have the same name: they are never merged by it.
import { taxNumber } from '../values/tax-number.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { mosqueAddress, mosqueName, mosqueTown } from './mosque-fields.ts';
import { mosqueRole } from './mosque-roles.ts';

export const mosqueKind = z.enum(['masjid', 'mushola', 'lembaga']);
export type MosqueKind = z.infer<typeof mosqueKind>;

export const mosqueBody = z.strictObject({
  kind: mosqueKind.default('masjid'),
  name: mosqueName,
  town: mosqueTown.nullish(),
  address: mosqueAddress.nullish(),
  taxNumber: taxNumber.nullish(),
});
export type MosqueBody = z.infer<typeof mosqueBody>;

/** Fields that are left out stay as they are. */
export const changeMosqueBody = mosqueBody.extend({ kind: mosqueKind }).partial();
export type ChangeMosqueBody = z.infer<typeof changeMosqueBody>;

/** What an order or a licence says of its mosque. */
export const ownerMosque = z.object({ id: z.number().int(), name: z.string() });

export const ownMosque = z.object({
  id: z.number().int(),
  kind: mosqueKind,
  name: z.string(),
  town: z.string().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  /** The role of the person who asks. */
  role: mosqueRole,
});
export type OwnMosque = z.infer<typeof ownMosque>;

/** A mosque whose ketua he was, and who followed him. */
export const handedOnMosque = z.object({
  id: z.number().int(),
  name: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
});
export type HandedOnMosque = z.infer<typeof handedOnMosque>;

export const listOwnMosques = defineRoute('GET /my-mosques', 'user', {
  summary: 'The mosques that the customer is an active member of, and what he bought for last',
  responses: {
    200: z.object({
      data: z.array(ownMosque),
      /** The mosque of his last order, null inside when it was for himself; null before the first. */
      lastChoice: z.object({ mosqueId: z.number().int().nullable() }).nullable(),
      handedOn: z.array(handedOnMosque),
    }),
  },
});

export const createMosque = defineRoute('POST /my-mosques', 'user', {
  summary: 'Add a mosque; its creator becomes its ketua',
  body: mosqueBody,
  idempotent: true,
  responses: { 201: ownMosque },
});

export const changeMosque = defineRoute('PATCH /my-mosques/:id', 'user', {
  summary: 'Change the name and the other details of a mosque; only its ketua may',
  body: changeMosqueBody,
  responses: { 200: ownMosque },
});
