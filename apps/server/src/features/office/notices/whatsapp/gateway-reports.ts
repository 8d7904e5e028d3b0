// Gateways' later reports in one form: a message's state, a customer who opts out, a lost account.
// Everything else is ignored.
import { normalizePhone } from '@timesync/contract';
import { z } from 'zod';
import { fonnteError } from '../../../../platform/whatsapp/fonnte-gateway.ts';
import { ChannelRefusedError } from '../../../../platform/whatsapp/gateway.ts';
import { graphError } from '../../../../platform/whatsapp/graph-gateway.ts';

export type GatewayReport =
  | {
      kind: 'status';
      gatewayId: string;
      reference: string | undefined;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      /** Why it failed; its class says what to do. */
      error: Error | undefined;
    }
  | { kind: 'stop'; number: string }
  | { kind: 'channel refused'; reason: string };

const STOP = /^[\s\p{P}]*(stop|berhenti)\b/iu;

function stopFrom(number: string, text: string): GatewayReport[] {
  const known = normalizePhone(number);
  return known && STOP.test(text) ? [{ kind: 'stop', number: known }] : [];
}

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((each) => {
        const parsed = item.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const graphStatus = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().optional(),
  errors: list(z.object({ code: z.number() })),
});
const graphMessage = z.object({ from: z.string(), text: z.object({ body: z.string() }) });
const graphValue = z.object({
  statuses: list(graphStatus),
  messages: list(graphMessage),
  ban_info: z.object({ waba_ban_state: z.string() }).optional().catch(undefined),
});
const graphBody = z.object({
  entry: list(z.object({ changes: list(z.object({ value: graphValue })) })),
});

export function readGraphReports(body: unknown): GatewayReport[] {
  const parsed = graphBody.safeParse(body);
  const changes = parsed.data?.entry.flatMap(({ changes }) => changes) ?? [];
  return changes.flatMap(({ value }) => [
    ...value.statuses.map(graphStatusReport),
    ...value.messages.flatMap(({ from, text }) => stopFrom(from, text.body)),
    ...(value.ban_info?.waba_ban_state === 'DISABLE'
      ? [{ kind: 'channel refused' as const, reason: 'akun WhatsApp Business dinonaktifkan' }]
      : []),
  ]);
}

function graphStatusReport(status: z.output<typeof graphStatus>): GatewayReport {
  const { id, status: state, biz_opaque_callback_data: reference, errors } = status;
  const code = errors[0]?.code;
  const error =
    state === 'failed' ? graphError(code, `Graph, code ${code ?? 'unknown'}`) : undefined;
  return { kind: 'status', gatewayId: id, reference, state, error };
}

const text = z.union([z.string(), z.number()]).transform(String);
const fonnteMessage = z.object({ sender: text, message: z.string() });
const fonnteStatus = z.object({ id: text, status: z.string(), state: z.string().optional() });
const fonnteDevice = z.object({ status: z.literal('disconnect'), reason: z.string() });

/** Three webhooks share one address: they differ by their fields. */
export function readFonnteReports(body: unknown): GatewayReport[] {
  const message = fonnteMessage.safeParse(body);
  if (message.success) return stopFrom(message.data.sender, message.data.message);
  const status = fonnteStatus.safeParse(body);
  if (status.success) return fonnteStatusReport(status.data);
  const device = fonnteDevice.safeParse(body);
  const error = device.success ? fonnteError(device.data.reason) : undefined;
  return error instanceof ChannelRefusedError
    ? [{ kind: 'channel refused', reason: error.message }]
    : [];
}

function fonnteStatusReport(fields: z.output<typeof fonnteStatus>): GatewayReport[] {
  const { id, status, state } = fields;
  const report = { kind: 'status' as const, gatewayId: id, reference: undefined, error: undefined };
  if (state === 'delivered' || state === 'read') return [{ ...report, state }];
  switch (status.toLowerCase()) {
    case 'sent':
      return [{ ...report, state: 'sent' }];
    case 'invalid':
      return [{ ...report, state: 'failed', error: fonnteError('target invalid') }];
    case 'expired':
      return [{ ...report, state: 'failed', error: new Error('Fonnte: expired') }];
    default:
      return [];
  }
}
