// The rows that the paths of the growth figure read, beside the orders of `million-rows.mjs`.

/** A shop of one size sells this many products. */
export async function fillProducts(sql, count) {
  await sql.query(
    `insert into products (name, price) select 'Jam Bench ' || n, 249000
     from generate_series(1, $1::int - (select count(*)::int from products)) n`,
    [count],
  );
}

/** The tables of the bare checkout grow as well: an empty index is no limit. */
export async function fillBareOrders(sql, count) {
  await sql.query(
    `with placed as (
       insert into bench_orders (invoice, user_id, total)
       select nextval('bench_invoices'), (select min(id) from users), 647000
       from generate_series(1, $1::int - (select count(*)::int from bench_orders)) returning id
     )
     insert into bench_lines (order_id, line, product_id, price, qty)
     select id, 1, (select min(id) from products), 149000, 1 from placed`,
    [count],
  );
}

/** Ended orders of one customer, for his list. */
export async function fillOwnOrders(sql, userIds, each) {
  await sql.query(
    `insert into orders (invoice_number, user_id, status, total_amount, created_at, expires_at)
     select 'OWN-' || nextval('invoice_numbers'), id, 'cancelled', 249000, now(), now()
     from unnest($1::int[]) id, generate_series(1, $2::int)`,
    [userIds, each],
  );
}

/** Orders of `qty` licences with a waiting proof. Returns their ids. */
export async function fillWaitingOrders(sql, { count, qty, mark }) {
  const { rows } = await sql.query(
    `with placed as (
       insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
         expires_at, proof_version, payment_date)
       select 'WAIT-' || nextval('invoice_numbers'), (select min(id) from users), 'confirm', 1,
         $3, now(), now() + interval '3 days', 1, now()
       from generate_series(1, $1::int) returning id
     ), lines as (
       insert into order_lines (order_id, line_number, product_id, product_name, init,
         requires_license, price, qty)
       select id, 1, (select min(id) from products), 'Bench', 'TV', true, 1, $2 from placed
     )
     select id from placed`,
    [count, qty, mark],
  );
  return rows.map(({ id }) => id);
}

/** Keys of the orders with this mark that no device has yet. */
export async function unusedKeys(sql, mark) {
  const { rows } = await sql.query(
    `select l.license_key from licenses l join order_lines line on line.id = l.order_line_id
     join orders o on o.id = line.order_id
     where o.terms_version = $1 and l.first_activated_at is null`,
    [mark],
  );
  return rows.map(({ license_key: key }) => key);
}
