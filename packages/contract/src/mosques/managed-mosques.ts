import { idParams } from '../values/text.ts';
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';
import { ownMosque } from './own-mosques.ts';

export const listMosquesOfUser = defineRoute({
  method: 'GET',
  path: '/admin/users/:id/mosques',
  access: 'admin',
  summary: 'The mosques that a customer is an active member of, with his role',
  params: idParams,
  responses: { 200: z.object({ data: z.array(ownMosque) }) },
});
