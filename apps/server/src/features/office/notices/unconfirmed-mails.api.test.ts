// Anybody can make the portal write to a foreign address, with an account behind it or without.
import { expect, it } from 'vitest';
import { createPerson } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { deliver } from './send-mails.ts';

const MOST = 20;
const test = await createTestApp({ realLimits: true });

async function outcomesFor(to: string): Promise<string[]> {
  const mailer = { send: async () => 'sent' as const, close: () => undefined };
  const outcomes: string[] = [];
  for (let sent = 0; sent <= MOST; sent += 1) {
    const mail = { to, subject: 'Undangan pengurus masjid', text: '', html: '' };
    outcomes.push(await deliver({ ...test.dependencies, mailer }, mail, String(sent)));
  }
  return outcomes;
}

it.each(['nobody', 'an account that has not confirmed it'])(
  'an address of %s gets twenty mails a day',
  async (who) => {
    const to = `${who.length}@masjid.id`;
    if (who !== 'nobody') await createPerson(test, { email: to, emailVerified: false });
    const outcomes = await outcomesFor(to);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(MOST);
    expect(outcomes.at(-1)).toBe('limited');
  },
);

it('a confirmed address gets all of its mails', async () => {
  const { email } = await createPerson(test, { emailVerified: true });
  expect(new Set(await outcomesFor(email))).toEqual(new Set(['sent']));
});
