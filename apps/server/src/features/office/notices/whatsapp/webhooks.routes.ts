// The webhooks of gateways. Meta signs its reports with the app's secret; Fonnte does not sign, so
// its URL contains a key. Other callers fail this check.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../../platform/app-error.ts';
import { openSecret } from '../../../../platform/crypto/sealed-at-rest.ts';
import type { Server } from '../../../../platform/http/mount.ts';
import { webhookKey } from '../../../../platform/whatsapp/channel.ts';
import { KEY_PARAM, WEBHOOKS } from '../../settings/whatsapp-channel.ts';
import { type GatewayReport, readFonnteReports, readGraphReports } from './gateway-reports.ts';
import { recordReport } from './record-report.ts';

/** Meta bundles reports when there are many. */
const bodyLimit = 1024 * 1024;
const options = { config: { access: 'public' as const }, schema: { hide: true } };

export function mountWhatsappWebhooks({ app, dependencies }: Server): void {
  const { licenseKeys, settings } = dependencies;
  const channelFor = (provider: keyof typeof WEBHOOKS) => {
    const channel = settings.current.whatsapp;
    if (channel.provider !== provider) throw new AppError('NOT_FOUND');
    return channel;
  };
  const recordAll = async (reports: GatewayReport[]) => {
    for (const report of reports) await recordReport(dependencies, report);
    return { message: 'ok' };
  };

  // A scope of its own, because the signature covers the raw bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );

    scope.get<{ Querystring: Record<string, unknown> }>(
      WEBHOOKS['wa-cloud'],
      options,
      async ({ query }, reply) => {
        const key = await webhookKey(licenseKeys, channelFor('wa-cloud'));
        requireSame(query['hub.verify_token'], key);
        return reply.type('text/plain; charset=utf-8').send(String(query['hub.challenge'] ?? ''));
      },
    );

    scope.post<{ Body: Buffer }>(
      WEBHOOKS['wa-cloud'],
      { ...options, bodyLimit },
      async ({ body, headers }) => {
        const { sealedAppSecret } = channelFor('wa-cloud');
        const secret = await openSecret(licenseKeys, sealedAppSecret ?? '');
        const signature = createHmac('sha256', secret).update(body).digest('hex');
        requireSame(headers['x-hub-signature-256'], `sha256=${signature}`);
        return recordAll(readGraphReports(parse(body)));
      },
    );

    scope.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(
      WEBHOOKS.fonnte,
      { ...options, bodyLimit },
      async ({ body, query }) => {
        requireSame(query[KEY_PARAM], await webhookKey(licenseKeys, channelFor('fonnte')));
        return recordAll(readFonnteReports(parse(body)));
      },
    );
  });
}

function requireSame(given: unknown, expected: string): void {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(expected)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new AppError('FORBIDDEN');
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new AppError('MALFORMED');
  }
}
