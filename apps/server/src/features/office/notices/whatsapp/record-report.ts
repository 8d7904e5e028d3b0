import type { NoticeState } from '@timesync/contract';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { ChannelRefusedError, NumberRefusedError } from '../../../../platform/whatsapp/gateway.ts';
import { endWhatsappConsent } from '../../../people/accounts/own/whatsapp-consent.ts';
import { noticeOf } from './deliver-whatsapp.ts';
import type { GatewayReport } from './gateway-reports.ts';
import { stopChannel } from './stop-channel.ts';
import { messageOfGateway, messageSentAs, moveMessage } from './whatsapp-notices.repository.ts';

type Needed = Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'settings'>;
type StatusReport = Extract<GatewayReport, { kind: 'status' }>;

/** Reports come twice and in any order: none leads back. */
export async function recordReport(dependencies: Needed, report: GatewayReport): Promise<void> {
  switch (report.kind) {
    case 'stop':
      await endWhatsappConsent(dependencies, report.number);
      return;
    case 'channel refused':
      return stopChannel(dependencies, report.reason);
    case 'status':
      await recordStatus(dependencies, report);
      if (report.error instanceof ChannelRefusedError) {
        await stopChannel(dependencies, report.error.message);
      }
  }
}

const before: Record<'sent' | 'delivered' | 'read', NoticeState[]> = {
  sent: ['waiting', 'by hand'],
  delivered: ['waiting', 'by hand', 'sent'],
  read: ['waiting', 'by hand', 'sent', 'delivered'],
};

async function recordStatus({ clock, database }: Needed, report: StatusReport): Promise<void> {
  const { gatewayId, state, error } = report;
  const sent = noticeOf(report.reference);
  const which = sent ? messageSentAs(sent) : messageOfGateway(gatewayId);
  if (state === 'failed') {
    await moveMessage(database.db, which, {
      from: ['waiting', 'sent'],
      to: error instanceof NumberRefusedError ? 'failed' : 'by hand',
      failure: error?.message ?? null,
    });
    return;
  }
  const fields = { gatewayId, sentAt: clock.now(), failure: null };
  await moveMessage(database.db, which, { from: before[state], to: state, ...fields });
}
