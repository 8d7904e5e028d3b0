// A bank's file and the open orders that it pays.
const ACCOUNT = '7123456789';

/** A payment account with the number in the file's head. Returns its id. */
export async function addAccount(sql) {
  const { rows } = await sql.query(
    `insert into payment_accounts (name, account_number, account_name)
     values ('Bench', $1, 'Bench') returning id`,
    [ACCOUNT],
  );
  return rows[0].id;
}

/** Each has a unique amount, different from earlier orders. Returns the amounts. */
export async function placeOpenOrders(sql, count) {
  const { rows } = await sql.query(
    `with placed as (
       insert into orders (invoice_number, user_id, total_amount, unique_code, holds_amount,
         created_at, expires_at)
       select 'BENCH-' || nextval('invoice_numbers'), (select min(id) from users),
         100000 + 1000 * (base + n / 999), 1 + n % 999, true, now(), now() + interval '3 days'
       from generate_series(0, $1::int - 1) n,
         (select coalesce(max(total_amount) / 1000 + 1, 0) as base from orders) taken
       returning id, total_amount + unique_code as amount
     ), lines as (
       insert into order_lines (order_id, line_number, product_id, product_name, init,
         requires_license, price, qty)
       select id, 1, (select min(id) from products), 'Bench', 'TV', true, 1, 1 from placed
     )
     select amount from placed`,
    [count],
  );
  await sql.query('analyze orders');
  return rows.map(({ amount }) => Number(amount));
}

/** Every third line matches no order. */
export function mixedAmounts(amounts, lines) {
  return Array.from({ length: lines }, (_, n) => (n % 3 === 0 ? 1_000_001 + n : amounts[n]));
}

export function bankFile(amounts) {
  const day = new Intl.DateTimeFormat('id-ID', {
    timeZone: 'Asia/Jakarta',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date());
  let balance = 0;
  const rows = amounts.map((amount, n) => {
    balance += amount;
    return `${day};TRSF E-BANKING CR ${n} HAMBA ALLAH;Cr.;${amount};${balance}`;
  });
  const head = 'Tanggal Transaksi;Uraian Transaksi;Tipe;Nominal;Saldo';
  return Buffer.from([`Nomor Rekening;${ACCOUNT}`, 'Saldo Awal;0', head, ...rows].join('\n'));
}

export async function uploadStatement(port, file, { accountId, cookie }) {
  const body = new FormData();
  body.set('paymentAccountId', String(accountId));
  body.set('file', new Blob([file], { type: 'text/csv' }), 'mutasi.csv');
  const address = `http://127.0.0.1:${port}/admin/bank-statements`;
  const response = await fetch(address, { method: 'POST', headers: { cookie }, body });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}
