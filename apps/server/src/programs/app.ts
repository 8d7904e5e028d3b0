import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { RouteDefinition } from '@timesync/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mountClock } from '../features/licenses/clock/clock.routes.ts';
import { mountInitDevices } from '../features/licenses/init-devices/init-devices.routes.ts';
import { mountLicensing } from '../features/licenses/licensing/licensing.routes.ts';
import { mountReleases } from '../features/licenses/releases/releases.routes.ts';
import { mountBackups } from '../features/office/backups/backups.routes.ts';
import { mountShopHealth } from '../features/office/health/health.routes.ts';
import { mountHistory } from '../features/office/history/history.routes.ts';
import { mountManagedMails } from '../features/office/mails/managed-mails.routes.ts';
import { mountNotices } from '../features/office/notices/notices.routes.ts';
import { mountReminders } from '../features/office/reminders/reminders.routes.ts';
import { mountRevenue } from '../features/office/revenue/revenue.routes.ts';
import { mountSettings } from '../features/office/settings/settings.routes.ts';
import { mountFirstSteps } from '../features/office/starter-data/first-steps.routes.ts';
import { mountWebhooks } from '../features/office/webhooks/webhooks.routes.ts';
import { mountWorkQueues } from '../features/office/work-queues/work-queues.routes.ts';
import { mountAccounts } from '../features/people/accounts/accounts.routes.ts';
import {
  authenticateKey,
  readBearer,
} from '../features/people/accounts/api-keys/authenticate-key.ts';
import { authenticate } from '../features/people/accounts/sessions/authenticate.ts';
import { requireRecentAuthentication } from '../features/people/accounts/sessions/require-recent-authentication.ts';
import { sessionCookie } from '../features/people/accounts/sessions/session-cookie.ts';
import { mountLinks } from '../features/people/links/links.routes.ts';
import { mountMosqueLinks } from '../features/people/mosque-links/mosque-links.routes.ts';
import { mountMosques } from '../features/people/mosques/mosques.routes.ts';
import { mountSales } from '../features/public/sales/sales.routes.ts';
import { loadRenderPage, openSitePages } from '../features/public/site/site-pages.ts';
import { mountCatalog } from '../features/shop/catalog/catalog.routes.ts';
import { mountOrders } from '../features/shop/orders/orders.routes.ts';
import { mountPayments } from '../features/shop/payments/payments.routes.ts';
import { mountShipping } from '../features/shop/shipping/shipping.routes.ts';
import { mountWarranty } from '../features/shop/warranty/warranty.routes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { guardRoutes } from '../platform/http/access.ts';
import { endReusedConnections } from '../platform/http/answers/reused-connections.ts';
import { acceptOnlyJson } from '../platform/http/body-parsers.ts';
import { handleError, handleFrameworkError, isUnexpected } from '../platform/http/error-handler.ts';
import { mountHealth } from '../platform/http/health.ts';
import { type LoadShedding, shedLoad, startLoadShedding } from '../platform/http/load-shedding.ts';
import { contextOf, serverOf } from '../platform/http/mount.ts';
import { describeApi, mountApiDescription } from '../platform/http/openapi.ts';
import { refuseForeignOrigins } from '../platform/http/origins.ts';
import { openWebApp, serveWebApp, type WebFolders } from '../platform/http/pages/web-app.ts';
import { sendSecurityHeaders } from '../platform/http/security-headers.ts';
import { serverOptions } from '../platform/http/server-options.ts';
import { refuseTwoHosts } from '../platform/http/two-hosts.ts';
import { limitBodyTime } from '../platform/http/uploads/body-deadline.ts';
import { openLog } from '../platform/log/open-log.ts';
import { createRequestMetrics } from '../platform/metrics/request-metrics.ts';

const features = [
  mountAccounts,
  mountBackups,
  mountCatalog,
  mountClock,
  mountFirstSteps,
  mountWorkQueues,
  mountHistory,
  mountInitDevices,
  mountLicensing,
  mountLinks,
  mountManagedMails,
  mountMosqueLinks,
  mountMosques,
  mountNotices,
  mountOrders,
  mountPayments,
  mountReleases,
  mountReminders,
  mountRevenue,
  mountSales,
  mountSettings,
  mountShipping,
  mountWarranty,
  mountWebhooks,
];

interface AppOptions {
  /** A new one of the configured level without it. */
  log?: FastifyBaseLogger;
  /** The built public pages and portal app; the API alone without them. */
  webFolders?: WebFolders;
  /** The process's own by default. */
  loadShedding?: LoadShedding;
}

/** The whole application, the same in production and in tests. */
export async function buildApp(
  dependencies: Dependencies,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = dependencies;
  const requests = createRequestMetrics();
  const log: FastifyBaseLogger = options.log ?? openLog(config.LOG_LEVEL);
  const app = Fastify({
    ...serverOptions(config),
    loggerInstance: log,
    frameworkErrors: handleFrameworkError,
  });
  refuseTwoHosts(app);
  limitBodyTime(app);
  app.addHook(
    'onResponse',
    ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
      requests.count({ method, route: routeOptions.url, status, ms: elapsedTime });
      done();
    },
  );
  const everyMinute = setInterval(() => requests.minutes.turn(new Date()), 60_000).unref();
  app.addHook('onClose', async () => clearInterval(everyMinute));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onError', ({ method, routeOptions }, _reply, error, done) => {
    const source = `${method} ${routeOptions.url ?? ''}`;
    if (isUnexpected(error)) dependencies.serverErrors.record(source, error);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });

  endReusedConnections(app, config.TRUST_PROXY !== undefined);
  sendSecurityHeaders(app, config.publicUrl);
  shedLoad(app, options.loadShedding ?? startLoadShedding());
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  acceptOnlyJson(app);
  refuseForeignOrigins(app, new URL(config.publicUrl).origin);
  const pages = await openWebApp(app, {
    folders: options.webFolders,
    openSite: async (folder) =>
      openSitePages(dependencies, { log, renderPage: await loadRenderPage(folder) }),
  });
  const session = sessionCookie(config);
  guardRoutes(
    app,
    async (request) => {
      const key = readBearer(request.headers.authorization);
      if (key === undefined) return authenticate(dependencies, session.read(request));
      const { scope } = request.routeOptions.config;
      return authenticateKey(dependencies, { key, scope, address: request.ip });
    },
    (request, question) =>
      requireRecentAuthentication(
        contextOf<RouteDefinition & { access: 'user' }>(dependencies, request),
        question,
      ),
  );

  await describeApi(app);
  mountHealth(app, dependencies);
  const server = serverOf(app, dependencies);
  mountShopHealth(server, requests);
  mountApiDescription(app, config.publicUrl);
  for (const mountFeature of features) mountFeature(server);
  await app.after();
  serveWebApp(app, pages, config.publicUrl);
  return app;
}
