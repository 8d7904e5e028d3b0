import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { RouteDefinition } from '@timesync/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mountAccounts } from '../features/accounts/accounts.routes.ts';
import { mountAdmins } from '../features/accounts/admins/admins.routes.ts';
import { mountSecondFactor } from '../features/accounts/second-factor/second-factor.routes.ts';
import { authenticate } from '../features/accounts/sessions/authenticate.ts';
import { requireRecentAuthentication } from '../features/accounts/sessions/require-recent-authentication.ts';
import { sessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import { mountSessions } from '../features/accounts/sessions/sessions.routes.ts';
import { mountManagedUsers } from '../features/accounts/users/managed-users.routes.ts';
import { mountBackups } from '../features/backups/backups.routes.ts';
import { mountCatalog } from '../features/catalog/catalog.routes.ts';
import { mountManagedProducts } from '../features/catalog/managed-products.routes.ts';
import { mountProductPictures } from '../features/catalog/pictures/product-pictures.routes.ts';
import { mountClock } from '../features/clock/clock.routes.ts';
import { mountFrontDesk } from '../features/front-desk/front-desk.routes.ts';
import { mountShopHealth } from '../features/health/health.routes.ts';
import { mountHistory } from '../features/history/history.routes.ts';
import { mountInitDevices } from '../features/init-devices/init-devices.routes.ts';
import { mountDeviceClock } from '../features/licensing/clock/device-clock.routes.ts';
import { mountOwnClock } from '../features/licensing/clock/own-clock.routes.ts';
import { mountDeviceCalls } from '../features/licensing/device.routes.ts';
import { mountCustomerImport } from '../features/licensing/issuing/imported/customer-import.routes.ts';
import { mountManagedLicenses } from '../features/licensing/managed/managed-licenses.routes.ts';
import { mountOwnLicenses } from '../features/licensing/own/own-licenses.routes.ts';
import { mountManagedTransfers } from '../features/licensing/transfers/managed-transfers.routes.ts';
import { transferPhotos } from '../features/licensing/transfers/transfer-photos.ts';
import { mountWallSheet } from '../features/licensing/wall-sheet/wall-sheet.routes.ts';
import { mountLinks } from '../features/links/links.routes.ts';
import { mountManagedMails } from '../features/mails/managed-mails.routes.ts';
import { mountMosqueLinks } from '../features/mosque-links/mosque-links.routes.ts';
import { mountManagedMosques } from '../features/mosques/managed-mosques.routes.ts';
import { mountMosqueMembers } from '../features/mosques/members/members.routes.ts';
import { mountOwnMosques } from '../features/mosques/own-mosques.routes.ts';
import { mountNotices } from '../features/notices/notices.routes.ts';
import { mountWhatsapp } from '../features/notices/whatsapp/whatsapp.routes.ts';
import { mountDocuments } from '../features/orders/documents/documents.routes.ts';
import { mountManagedOrders } from '../features/orders/managed/managed-orders.routes.ts';
import { mountMutations } from '../features/orders/mutations/mutations.routes.ts';
import { mountOwnOrders } from '../features/orders/own/own-orders.routes.ts';
import { mountOwnProducts } from '../features/orders/own/own-products.routes.ts';
import { mountProofFiles } from '../features/orders/proofs/proof-files.ts';
import { mountManagedPaymentAccounts } from '../features/payments/managed-payment-accounts.routes.ts';
import { mountPayments } from '../features/payments/payments.routes.ts';
import { mountQrisPictures } from '../features/payments/qris/qris-pictures.routes.ts';
import { mountStatements } from '../features/payments/statements/statements.routes.ts';
import { mountManagedReleases } from '../features/releases/managed-releases.routes.ts';
import { mountReleases } from '../features/releases/releases.routes.ts';
import { mountRevenue } from '../features/revenue/revenue.routes.ts';
import { mountSales } from '../features/sales/sales.routes.ts';
import { mountMailServer } from '../features/settings/mail-server.routes.ts';
import { mountSettings } from '../features/settings/settings.routes.ts';
import { mountParcelLabel } from '../features/shipping/label/parcel-label.routes.ts';
import { mountManagedParcels } from '../features/shipping/parcels/managed-parcels.routes.ts';
import { mountOwnParcels } from '../features/shipping/parcels/own-parcels.routes.ts';
import { mountShipping } from '../features/shipping/shipping.routes.ts';
import { loadRenderPage, openSitePages } from '../features/site/site-pages.ts';
import { mountFirstSteps } from '../features/starter-data/first-steps.routes.ts';
import { claimPhotos } from '../features/warranty/claim-photos.ts';
import { mountManagedClaims } from '../features/warranty/managed-claims.routes.ts';
import { mountOwnBoxes } from '../features/warranty/own-boxes.routes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { guardRoutes } from '../platform/http/access.ts';
import { createFrontCache } from '../platform/http/answers/front-cache.ts';
import { endKeptConnections } from '../platform/http/answers/kept-connections.ts';
import { acceptOnlyJson } from '../platform/http/body-parsers.ts';
import { handleError, handleFrameworkError, isUnexpected } from '../platform/http/error-handler.ts';
import { mountHealth } from '../platform/http/health.ts';
import { type LoadShedding, shedLoad, startLoadShedding } from '../platform/http/load-shedding.ts';
import { contextOf } from '../platform/http/mount.ts';
import { describeApi, mountApiDescription } from '../platform/http/openapi.ts';
import { refuseForeignOrigins } from '../platform/http/origins.ts';
import { openWebApp, serveWebApp, type WebFolders } from '../platform/http/pages/web-app.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { serverOptions } from '../platform/http/server-options.ts';
import { openLog } from '../platform/log/open-log.ts';
import { createRequestMetrics } from '../platform/metrics/request-metrics.ts';

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
  const front = createFrontCache({ log, requests });
  const app = Fastify({
    ...serverOptions(config),
    loggerInstance: log,
    serverFactory: front.serverFactory,
    frameworkErrors: handleFrameworkError,
  });
  front.remember(app);
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

  endKeptConnections(app, config.TRUST_PROXY !== undefined);
  await app.register(helmet, securityHeaders(config.publicUrl));
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
    (request) => authenticate(dependencies, session.read(request)),
    (request, question) =>
      requireRecentAuthentication(
        contextOf<RouteDefinition & { access: 'user' }>(dependencies, request),
        question,
      ),
  );

  await describeApi(app);
  mountHealth(app, dependencies);
  mountShopHealth(app, dependencies, requests);
  mountBackups(app, dependencies);
  mountApiDescription(app);
  mountAccounts(app, dependencies);
  mountSessions(app, dependencies);
  mountSecondFactor(app, dependencies);
  mountAdmins(app, dependencies);
  mountSettings(app, dependencies);
  mountMailServer(app, dependencies);
  mountShipping(app, dependencies);
  mountClock(app, dependencies);
  mountFirstSteps(app, dependencies);
  mountNotices(app, dependencies);
  mountWhatsapp(app, dependencies);
  mountSales(app, dependencies);
  mountCustomerImport(app, dependencies);
  mountOwnMosques(app, dependencies);
  mountManagedMosques(app, dependencies);
  mountMosqueMembers(app, dependencies);
  mountOwnOrders(app, dependencies);
  mountManagedOrders(app, dependencies);
  mountMutations(app, dependencies);
  mountOwnProducts(app, dependencies);
  mountDocuments(app, dependencies);
  mountProofFiles(app, dependencies);
  mountCatalog(app, dependencies);
  mountPayments(app, dependencies);
  mountManagedUsers(app, dependencies);
  mountManagedPaymentAccounts(app, dependencies);
  mountQrisPictures(app, dependencies);
  mountStatements(app, dependencies);
  mountManagedProducts(app, dependencies);
  mountProductPictures(app, dependencies);
  mountInitDevices(app, dependencies);
  mountReleases(app, dependencies);
  mountManagedReleases(app, dependencies);
  mountRevenue(app, dependencies);
  mountFrontDesk(app, dependencies);
  mountHistory(app, dependencies);
  mountManagedMails(app, dependencies);
  mountDeviceCalls(app, dependencies);
  mountOwnLicenses(app, dependencies);
  mountWallSheet(app, dependencies);
  mountOwnClock(app, dependencies);
  mountDeviceClock(app, dependencies);
  mountManagedLicenses(app, dependencies);
  mountManagedTransfers(app, dependencies);
  transferPhotos.mount(app, dependencies);
  mountManagedParcels(app, dependencies);
  mountParcelLabel(app, dependencies);
  mountOwnParcels(app, dependencies);
  mountOwnBoxes(app, dependencies);
  mountManagedClaims(app, dependencies);
  claimPhotos.mount(app, dependencies);
  mountLinks(app, dependencies);
  mountMosqueLinks(app, dependencies);
  await app.after();
  serveWebApp(app, pages, config.publicUrl);
  return app;
}
