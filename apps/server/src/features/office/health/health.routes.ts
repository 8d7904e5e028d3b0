import { timingSafeEqual } from 'node:crypto';
import { getHealth, type Health } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { readHealth } from '../../../platform/health/read-health.ts';
import { ownVersion, readRelease } from '../../../platform/health/release/own-release.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { uploadFigures } from '../../../platform/http/uploads/open-uploads.ts';
import { isSendingMail } from '../../../platform/mail/mail-server.ts';
import { PROMETHEUS_TYPE, prometheusText } from '../../../platform/metrics/prometheus-text.ts';
import type { RequestMetrics } from '../../../platform/metrics/request-metrics.ts';
import { isSending } from '../../../platform/whatsapp/channel.ts';
import { figuresReader } from './read-figures.ts';
import { readMetrics } from './shop-metrics.ts';

function channelStates({ config, settings }: Dependencies): Health['channels'] {
  const { isWhatsappChosen, mailServer, whatsapp } = settings.current;
  const mail = isSendingMail(config, mailServer) ? 'sending' : 'unset';
  if (whatsapp.stopped) return { mail, whatsapp: 'stopped' };
  if (isSending(whatsapp)) return { mail, whatsapp: 'sending' };
  return { mail, whatsapp: isWhatsappChosen ? 'by hand' : 'unset' };
}

export function mountShopHealth(
  { app, dependencies, mount }: Server,
  requests: RequestMetrics,
): void {
  const readFigures = figuresReader(dependencies);
  const release = { version: ownVersion(), commit: readRelease()?.commit ?? null };
  mount(getHealth, async () => {
    const { problems, clockDifferenceMs, freeShare } = await readHealth(dependencies);
    const { pool } = dependencies.database;
    const { rss, heapUsed } = process.memoryUsage();
    return answer(200, {
      problems,
      release,
      channels: channelStates(dependencies),
      clockDifferenceMs: clockDifferenceMs ?? null,
      freeShare: freeShare ?? null,
      memory: { rssBytes: rss, heapBytes: heapUsed },
      connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      uploads: uploadFigures(),
      minutes: requests.minutes
        .read()
        .map((minute) => ({ ...minute, at: minute.at.toISOString() })),
      ...(await readFigures()),
    });
  });

  const { METRICS_TOKEN: token } = dependencies.config;
  if (!token) return;
  const expected = hashToken(`Bearer ${token}`);
  const config = { access: 'public', skipsLoadShedding: true } as const;
  app.get('/metrics', { config, logLevel: 'warn' }, async ({ headers }, reply) => {
    const isKnown = timingSafeEqual(hashToken(headers.authorization ?? ''), expected);
    if (!isKnown) throw new AppError('NOT_SIGNED_IN');
    const metrics = [...requests.read(), ...(await readMetrics(dependencies, readFigures))];
    return reply.type(PROMETHEUS_TYPE).send(prometheusText(metrics));
  });
}
