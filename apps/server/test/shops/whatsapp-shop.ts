// A shop whose customers agree to WhatsApp messages, and a gateway on loopback that receives them.
import { createHmac } from 'node:crypto';
import { startStandInGateway } from '../../../../clients/sample-gateways/stand-in-gateway.ts';
import { queueNotice } from '../../src/features/office/notices/queue-notice.ts';
import { deliverWhatsapp } from '../../src/features/office/notices/whatsapp/deliver-whatsapp.ts';
import { whatsappJob } from '../../src/features/office/notices/whatsapp/whatsapp-job-kind.ts';
import { atTheEnd } from '../at-the-end.ts';
import { openOrderShop } from './order-shop.ts';

export const TOKEN = 'EAAG-rahasia-sekali';
export const APP_SECRET = 'app-secret-rahasia';
export const CLOUD = '/webhooks/whatsapp/cloud';

export interface SentNotice {
  id: number;
  channel: string;
  state: string;
  failure: string | null;
}

/** Signs a text as Meta does. */
export const sign = (text: string, secret = APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;

let subjects = 0;

export async function openWhatsappShop(environment: Record<string, string> = {}) {
  const gateway = await startStandInGateway();
  atTheEnd(gateway.close);
  const whatsappAddresses = { graph: gateway.url, fonnte: gateway.url };
  const shop = await openOrderShop({ environment, whatsappAddresses });
  const { people, test } = shop;
  const { app, database, dependencies } = test;
  const { boss } = dependencies.jobs;

  const setChannel = (change: object) =>
    people.admin.browser.patch('/admin/whatsapp', {
      phoneNumberId: null,
      templateName: 'kabar_pesanan',
      templateLanguage: 'id',
      ...change,
    });

  /** Removes all notices; messages are sent by hand. */
  async function reset(): Promise<void> {
    await shop.replacePeople();
    await boss.deleteAllJobs(whatsappJob.name);
    await database.pool.query("update notices set state = 'skipped' where state is not null");
    gateway.accepted.length = 0;
    gateway.faults.length = 0;
    gateway.requests = 0;
    await setChannel({ provider: 'none' });
  }

  const giveConsent = () =>
    database.pool.query('update users set whatsapp_consent_at = now() where id = $1', [
      people.customer.user.id,
    ]);

  /** A notice to the customer, who by default agrees to WhatsApp. */
  async function tell(wantsWhatsapp = true): Promise<number> {
    const { user } = people.customer;
    if (wantsWhatsapp) await giveConsent();
    subjects += 1;
    const to = user.email;
    const mail = { to, subject: 'Pembayaran lunas – INV-1', text: 'KUNCI-RAHASIA', html: '' };
    const notice = { event: 'sample', subject: 'order' as const, subjectId: subjects, mail };
    await database.transaction((tx) =>
      queueNotice(dependencies, tx, { ...notice, person: { ...user, wantsWhatsapp } }),
    );
    return subjects;
  }

  const noticesOf = async (userId = people.customer.user.id): Promise<SentNotice[]> =>
    (await people.admin.browser.get(`/admin/users/${userId}/notices`)).json().data;
  const messages = async () => (await noticesOf()).filter(({ channel }) => channel === 'whatsapp');

  /** Runs the due jobs, and returns the pauses in seconds of those that wait. */
  async function work(): Promise<number[]> {
    for (;;) {
      const [job] = await boss.fetch<{ noticeId: number; attempt: number }>(whatsappJob.name);
      if (!job) break;
      await deliverWhatsapp(dependencies, job.data);
      await boss.complete(whatsappJob.name, job.id);
    }
    const { rows } = await database.pool.query(
      `select round(extract(epoch from start_after - created_on))::int as pause
       from pgboss.job where name = $1 and state = 'created' order by created_on`,
      [whatsappJob.name],
    );
    return rows.map(({ pause }) => pause);
  }

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  /** Sends a report wrapped and signed as Meta does. */
  async function report(value: object): Promise<number> {
    const text = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
    });
    return (await post(CLOUD, text, { 'x-hub-signature-256': sign(text) })).statusCode;
  }

  return {
    test,
    people,
    gateway,
    newOrder: shop.newOrder,
    admin: () => people.admin.browser,
    setChannel,
    useGraph: () =>
      setChannel({
        provider: 'wa-cloud',
        phoneNumberId: '106655',
        token: TOKEN,
        appSecret: APP_SECRET,
      }),
    useFonnte: () => setChannel({ provider: 'fonnte', token: TOKEN }),
    showChannel: async () => (await people.admin.browser.get('/admin/whatsapp')).json(),
    reset,
    giveConsent,
    tell,
    noticesOf,
    messages,
    stateOfMessage: async () => (await messages())[0]?.state,
    prepared: async () => (await people.admin.browser.get('/admin/whatsapp/messages')).json(),
    work,
    makeDue: () =>
      database.pool.query(
        "update pgboss.job set start_after = now() where name = $1 and state = 'created'",
        [whatsappJob.name],
      ),
    post,
    report,
  };
}
