/** Creates customers with one overdue unpaid order each. */
export async function fillOverdue(sql, count) {
  await sql.query(
    `insert into users (name, email, whatsapp, password_hash)
     select 'Masjid ' || n, 'masjid-' || n || '@long.test', '+62812' || lpad(n::text, 8, '0'), 'x'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await sql.query(`
    insert into orders (invoice_number, user_id, total_amount, terms_version, created_at, expires_at)
    select 'OLD-' || id, id, 350000, '1', now() - interval '4 days', now() - interval '1 day'
    from users where email like 'masjid-%'`);
  await sql.query(`
    insert into order_lines (order_id, line_number, product_id, product_name, requires_license, init,
      price, qty)
    select id, 1, (select min(id) from products), 'Jam', true, 'TV', 350000, 1 from orders
    where invoice_number like 'OLD-%'`);
  await sql.query('analyze');
}

/** Starts the job that runs every ten minutes. */
export async function startExpiry(sql) {
  await sql.query(`
    insert into pgboss.job (name, data, retry_limit, expire_seconds, deletion_seconds, policy)
    select name, '{}', retry_limit, expire_seconds, deletion_seconds, policy from pgboss.queue
    where name = 'expire-orders'`);
}
