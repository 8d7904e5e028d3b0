// The contract as OpenAPI 3.1 for programs, and as one plain page for people.
import swagger from '@fastify/swagger';
import { brand } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { renderApiPage } from './openapi-page.ts';

const config = { access: 'public' } as const;

/** Must be registered before the routes it describes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1.0.0' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
          apiKey: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: createJsonSchemaTransform({}),
  });
}

export function mountApiDescription(app: FastifyInstance, publicUrl: string): void {
  const hidden = { hide: true };
  app.get('/openapi.json', { config, schema: hidden }, async () => app.swagger());
  app.get('/docs', { config, schema: hidden }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiPage(app.swagger(), publicUrl)),
  );
}
