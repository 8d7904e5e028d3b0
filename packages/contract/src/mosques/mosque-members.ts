// Who belongs to a mosque: every member sees the others, only the ketua invites, removes and
// changes roles.
import { linkCode } from '../links/links.ts';
import { email, pathId, rowId } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { mosqueRole } from './mosque-roles.ts';
import { ownMosque } from './own-mosques.ts';

const mosqueMember = z.object({
  id: z.number().int(),
  name: z.string(),
  role: mosqueRole,
  since: z.iso.datetime(),
  isSelf: z.boolean(),
});
export type MosqueMember = z.infer<typeof mosqueMember>;

const path = '/my-mosques/:id';

export const listMosqueMembers = defineRoute(`GET ${path}/members`, 'user', {
  summary: 'The active members of an own mosque',
  responses: { 200: z.object({ data: z.array(mosqueMember) }) },
});

const address = { email: email.optional(), whatsapp: whatsapp.optional() };
const isOne = (...named: unknown[]) => named.filter((name) => name !== undefined).length === 1;
const missing = (message: string) => ({ message, path: ['email'] });

/** Null when the link went to an email: only its reader knows it. */
const madeLink = z.object({
  url: z.string().nullable(),
  to: z.string(),
  expiresAt: z.iso.datetime(),
});
export type MadeLink = z.infer<typeof madeLink>;

export const inviteMember = defineRoute(`POST ${path}/invitations`, 'user', {
  summary: 'Invite by email, which gets the link, or by number: the ketua sends the link himself',
  body: z
    .strictObject(address)
    .refine(
      (named) => isOne(named.email, named.whatsapp),
      missing('Email atau nomor WhatsApp orang yang diundang wajib diisi'),
    ),
  responses: { 201: madeLink },
});

export const handOnMosque = defineRoute(`POST ${path}/ketua`, 'user', {
  summary: 'Hand a mosque on by a link to the next ketua, who takes it; asks for the password',
  body: z
    .strictObject({
      ...address,
      memberId: rowId.optional(),
      /** When it is false, the old ketua stays as pengurus. */
      leaves: z.boolean(),
      /** Licences that still belong to the person become the mosque's first. */
      filesOwn: z.boolean().default(false),
    })
    .refine(
      ({ email: named, whatsapp: number, memberId }) => isOne(named, number, memberId),
      missing('Email atau nomor WhatsApp ketua berikutnya wajib diisi'),
    ),
  asksAgain: { loss: 'rights', question: 'KETUA_CHANGE' },
  responses: { 201: madeLink },
});

export const joinMosque = defineRoute('POST /my-mosques/join', 'user', {
  summary: 'Take the place in a mosque that a link gives, as member or as its next ketua',
  body: z.strictObject({ token: linkCode }),
  responses: { 200: ownMosque },
});

const memberPath = `${path}/members/:memberId` as const;
const memberParams = z.strictObject({ id: pathId, memberId: pathId });

export const changeMemberRole = defineRoute(`PATCH ${memberPath}`, 'user', {
  summary: 'Change the role of a member, never of the last ketua; asks a ketua for the password',
  params: memberParams,
  body: z.strictObject({ role: mosqueRole }),
  asksAgain: { loss: 'rights', question: 'KETUA_CHANGE', when: 'a member becomes ketua' },
});

export const removeMember = defineRoute(`DELETE ${memberPath}`, 'user', {
  summary: 'End the membership of somebody; only the ketua may, and never of the last ketua',
  params: memberParams,
});

export const leaveMosque = defineRoute(`POST ${path}/leave`, 'user', {
  summary: 'End the own membership, unless it is the last ketua’s',
});
