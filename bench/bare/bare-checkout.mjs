/** Tables for a bare, checkout-like transaction beside those of the product. */
export async function createBareTables(sql) {
  await sql.query(`create sequence bench_invoices;
    create table bench_orders (id int generated always as identity primary key,
      invoice bigint unique, user_id int references users, total bigint,
      created_at timestamptz default now());
    create table bench_lines (id int generated always as identity primary key,
      order_id int references bench_orders, line int, product_id int references products,
      price bigint, qty int, unique (order_id, line))`);
}

/** Five statements, as few as a checkout can do without the product around it. */
export async function runBareCheckout(sql) {
  await sql.query('begin');
  await sql.query('select id, price from products where id in (1, 2) for share');
  const { rows } = await sql.query({
    name: 'bare-order',
    text: `insert into bench_orders (invoice, user_id, total)
      values (nextval('bench_invoices'), 1, 647000) returning id`,
  });
  await sql.query({
    name: 'bare-lines',
    text: `insert into bench_lines (order_id, line, product_id, price, qty)
      values ($1, 1, 1, 149000, 1), ($1, 2, 2, 249000, 1), ($1, 3, 1, 249000, 1)`,
    values: [rows[0].id],
  });
  await sql.query('commit');
}
