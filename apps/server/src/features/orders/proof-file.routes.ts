// A proof shows a bank account and a balance: only its owner and admins may see it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import type { Parts } from '../../platform/parts.ts';
import { findProofOwner } from './payment-proofs.repository.ts';
import { proofFileKey } from './proof-file.ts';

const params = z.strictObject({ id: z.uuid() });

export function mountProofFiles(app: FastifyInstance, { database, files }: Parts): void {
  app.get<{ Params: z.infer<typeof params> }>(
    '/files/proof/:id',
    { config: { access: 'user' }, schema: { params, hide: true } },
    async ({ actor, params: { id } }, reply) => {
      const ownerId = await findProofOwner(database.db, id);
      const mayLook = actor?.role === 'admin' || actor?.userId === ownerId;
      if (ownerId === undefined || !mayLook) throw new AppError('NOT_FOUND');
      return reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-site')
        .send(await files.read(proofFileKey(id)));
    },
  );
}
