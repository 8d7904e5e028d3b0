/** An order with a proof waiting for approval, written directly into the tables. Returns its id. */
export async function prepareWaitingOrder(sql, { lines, qty }) {
  const { rows } = await sql.query(`
    with placed as (
      insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
        expires_at, proof_version, payment_date)
      select 'BENCH-' || nextval('invoice_numbers'), (select min(id) from users), 'confirm', 1,
        'bench', now(), now() + interval '3 days', 1, now()
      returning id
    )
    select id from placed`);
  const [{ id }] = rows;
  await sql.query(
    `insert into order_lines (order_id, line_number, product_id, product_name, init,
       requires_license, price, qty)
     select $1, n, (select min(id) from products), 'Bench', 'TV', true, 1, $3
     from generate_series(1, $2::int) n`,
    [id, lines, qty],
  );
  return id;
}
