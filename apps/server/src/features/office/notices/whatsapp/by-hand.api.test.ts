// Settings and consent, and messages that the admin sends with his own phone.
import { beforeEach, describe, expect, it } from 'vitest';
import { APP_SECRET, openWhatsappShop, TOKEN } from '../../../../../test/shops/whatsapp-shop.ts';

const shop = await openWhatsappShop();
beforeEach(() => shop.reset());

describe('the channel', () => {
  it('accepts secrets and never returns them', async () => {
    const saved = await shop.useGraph();
    expect(saved.json()).toMatchObject({
      provider: 'wa-cloud',
      hasToken: true,
      hasAppSecret: true,
    });
    const shown = JSON.stringify([saved.json(), await shop.showChannel()]);
    const stored = await shop.test.database.pool.query(
      "select (select value::text from settings where name = 'whatsapp') as channel, (select json_agg(h)::text from history h) as history",
    );
    for (const secret of [TOKEN, APP_SECRET]) {
      expect(shown).not.toContain(secret);
      expect(JSON.stringify(stored.rows)).not.toContain(secret);
      expect(JSON.stringify(stored.rows)).not.toContain(Buffer.from(secret).toString('base64'));
    }
    expect(
      (await shop.setChannel({ provider: 'wa-cloud', phoneNumberId: '106656' })).statusCode,
    ).toBe(200);
    expect(await shop.showChannel()).toMatchObject({ phoneNumberId: '106656', hasToken: true });
  });

  it.each([
    [{ provider: 'wa-cloud', phoneNumberId: '106655' }, 'token'],
    [{ provider: 'wa-cloud', token: TOKEN }, 'phoneNumberId'],
    [{ provider: 'wa-cloud', phoneNumberId: '106655', token: TOKEN }, 'appSecret'],
    [{ provider: 'fonnte' }, 'token'],
    [{ provider: 'telegram' }, 'provider'],
    [{ provider: 'none', templateName: 'Bukan Template' }, 'templateName'],
  ])('refuses %j with its field', async (change, field) => {
    const refused = await shop.setChannel(change);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  });

  it('uses the token of one gateway for no other', async () => {
    await shop.useGraph();
    expect((await shop.setChannel({ provider: 'fonnte' })).json().field).toBe('token');
  });
});

describe('consent', () => {
  it('is the customer’s choice at sign-up and in his account, off by default', async () => {
    const browser = shop.test.browser();
    const account = { name: 'Takmir', whatsapp: '081234567890', password: 'password-panjang' };
    const without = await browser.post('/auth/register', { ...account, email: 'a@masjid.id' });
    expect(without.json().user).not.toHaveProperty('wantsWhatsapp');
    const body = { ...account, email: 'b@masjid.id', wantsWhatsapp: true };
    expect((await browser.post('/auth/register', body)).json().user.wantsWhatsapp).toBe(true);
    const { name, whatsapp, email } = body;
    const same = await browser.patch('/profile', { name, whatsapp, email });
    expect(same.json().user.wantsWhatsapp).toBe(true);
    const no = await browser.patch('/profile', { name, whatsapp, email, wantsWhatsapp: false });
    expect(no.json().user).not.toHaveProperty('wantsWhatsapp');
  });

  it('decides whether there is a message beside the mail', async () => {
    await shop.tell(false);
    expect(await shop.messages()).toEqual([]);
    expect(await shop.noticesOf()).toHaveLength(1);
  });

  it('can be ended by an admin, also for waiting messages', async () => {
    await shop.useGraph();
    await shop.tell();
    const { id } = shop.people.customer.user;
    expect((await shop.admin().post(`/admin/users/${id}/stop-whatsapp`)).statusCode).toBe(200);
    await shop.work();
    expect([await shop.stateOfMessage(), shop.gateway.requests]).toEqual(['skipped', 0]);
  });
});

describe('by hand', () => {
  it('prepares messages with a link and without secrets, and marks the sent ones', async () => {
    const subject = await shop.tell();
    const { data, total } = await shop.prepared();
    expect([data.length, total]).toEqual([1, 1]);
    expect(data[0].text).toContain(`/user/transaction/${subject}`);
    expect(data[0].text).not.toContain('KUNCI-RAHASIA');
    expect((await shop.admin().get('/admin/waiting')).json().messages).toBe(1);
    const settle = () =>
      shop.admin().post(`/admin/whatsapp/messages/${data[0].id}`, { state: 'sent' });
    expect([(await settle()).statusCode, (await settle()).statusCode]).toEqual([200, 409]);
    expect([await shop.stateOfMessage(), (await shop.prepared()).total]).toEqual(['sent', 0]);
  });
});
