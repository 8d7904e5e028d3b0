import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sends those that matter for it. */
    hasOwnSecurityHeaders?: boolean;
  }
}

/** Pages and pictures replace the policy with their own. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    // Today's browsers ignore these, or behave so without them.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (routeOptions.config.hasOwnSecurityHeaders) return done();
    setHeaders(raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
