// Two requests for the same money: one wins, the other gets an error, and nothing is paid or issued
// twice.
import { isoDate } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bankFile, uploadFile } from '../../../../../test/bank/bank-files.ts';
import { signInAs } from '../../../../../test/people.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { createPaymentAccount } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const ROUNDS = roundsOf(100, { share: 0.1 });
const AT_ONCE = 10;

const shop = await openOrderShop();

interface Round {
  orderId: number;
  mutationId: number;
}

/** Many orders, placed by the admin for one customer, and the file that pays them all. */
async function prepareRounds(): Promise<Round[]> {
  const { browser } = shop.people.admin;
  const { id: paymentAccountId } = await createPaymentAccount(shop.test);
  const orders: Array<{ id: number; payableAmount: number }> = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const answer = await browser.post('/admin/transactions', {
      userId: shop.people.customer.user.id,
      details: [{ ...shop.line, qty: 1 }],
    });
    orders.push(answer.json());
  }
  const day = isoDate(shop.test.clock.now());
  const content = bankFile(orders.map(({ payableAmount }) => ({ day, amount: payableAmount })));
  await uploadFile(browser, '/admin/bank-statements', { paymentAccountId, content });
  const { data } = (
    await browser.get(`/admin/mutations?state=match&paymentAccountId=${paymentAccountId}&limit=100`)
  ).json();
  expect(data).toHaveLength(ROUNDS);
  return data.map((line: { id: number; orders: [{ id: number }] }) => ({
    mutationId: line.id,
    orderId: line.orders[0].id,
  }));
}

async function inTurns(rounds: Round[], run: (round: Round) => Promise<void>): Promise<void> {
  const left = [...rounds];
  const work = async () => {
    for (let round = left.pop(); round; round = left.pop()) await run(round);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Every order has its one licence and its sum once; every line has its one evidence. */
async function expectPaidOnce(rounds: Round[]): Promise<void> {
  const ids = sql`(${sql.join(
    rounds.map(({ orderId }) => sql`${orderId}`),
    sql`, `,
  )})`;
  const { rows } = await shop.test.database.db.execute(sql`
    select o.status, o.received_amount = o.payable_amount as "isWhole",
      (select count(*)::int from payment_evidence where order_id = o.id) as evidence,
      (select count(*)::int from payment_evidence where order_id = o.id and mutation_id is not null)
        as lines,
      (select count(*)::int from licenses license
        join order_lines line on line.id = license.order_line_id where line.order_id = o.id)
        as licenses
    from orders o where o.id in ${ids}`);
  expect(rows).toEqual(
    rounds.map(() => ({ status: 'paid', isWhole: true, evidence: 1, lines: 1, licenses: 1 })),
  );
}

it(`two admins approve the same line, ${ROUNDS} times: one pays, the other gets an error`, async () => {
  const rounds = await prepareRounds();
  const other = await signInAs(shop.test, 'admin');
  await inTurns(rounds, async ({ mutationId, orderId }) => {
    const answers = await Promise.all(
      [shop.people.admin, other].map(({ browser }) =>
        browser.post('/admin/mutations/approve', { ids: [mutationId] }),
      ),
    );
    const outcomes = answers.map((answer) => answer.json().outcomes[0]);
    const [won, lost] = outcomes.toSorted(
      (a, b) => Number(b.transactionId) - Number(a.transactionId),
    );
    expect(won).toEqual({ id: mutationId, transactionId: orderId, message: null });
    expect(lost).toMatchObject({ transactionId: null, message: 'Mutasi ini sudah dipakai.' });
  });
  await expectPaidOnce(rounds);
});

it(`a line and a photo of the same money are approved concurrently, ${ROUNDS} times`, async () => {
  const rounds = await prepareRounds();
  await shop.test.database.db.execute(sql`
    insert into payment_proofs (id, order_id, version, size_bytes, sha256, difference_hash, created_at)
    select gen_random_uuid(), id, 1, 1, decode(md5(id::text), 'hex'), id, created_at
    from orders where status = 'pending'`);
  await shop.test.database.db.execute(
    sql`update orders set status = 'confirm', proof_version = 1, payment_date = created_at where status = 'pending'`,
  );
  await inTurns(rounds, async ({ mutationId, orderId }) => {
    const [line, photo] = await Promise.all([
      shop.people.admin.browser.post('/admin/mutations/approve', { ids: [mutationId] }),
      shop.approve(orderId, 1),
    ]);
    expect(photo.statusCode).toBe(200);
    const [outcome] = line.json().outcomes;
    expect([outcome.transactionId === orderId, outcome.message !== null]).toSatisfy(
      ([isPaid, isTold]) => isPaid !== isTold,
    );
  });
  await expectPaidOnce(rounds);
});
