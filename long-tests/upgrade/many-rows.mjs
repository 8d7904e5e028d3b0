/** A shop after years: customers with one order each, most of them paid, all with their history. */
export async function fillShop(sql, count) {
  await sql.query('begin');
  await sql.query(
    `insert into users (name, email, whatsapp, password_hash, created_at)
     select 'Masjid ' || n, 'masjid-' || n || '@long.test', '+62812' || lpad(n::text, 8, '0'), 'x',
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await sql.query(`
    insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
      expires_at, payment_account_id, payment_date, proof_version, paid_at)
    select 'OLD-' || id, id, case when id % 10 = 0 then 'cancelled' else 'paid' end, 350000, '1',
      created_at, created_at + interval '3 days', 1, created_at, 1,
      case when id % 10 <> 0 then created_at end
    from users where email like 'masjid-%'`);
  await sql.query(`
    insert into order_lines (order_id, line_number, product_id, product_name, requires_license, init,
      price, qty)
    select id, 1, (select min(id) from products), 'Jam', true, 'TV', 350000, 1 from orders
    where invoice_number like 'OLD-%'`);
  await sql.query(`
    insert into payment_proofs (id, order_id, version, size_bytes, sha256, difference_hash, created_at)
    select gen_random_uuid(), id, 1, 1, sha256(id::text::bytea), id, created_at from orders
    where invoice_number like 'OLD-%'`);
  await sql.query(`
    insert into licenses (license_key, init, user_id, order_line_id, unit_index, issued_at)
    select 'TV-' || upper(md5(line.id::text)), 'TV', orders.user_id, line.id, 0, orders.created_at
    from order_lines line join orders on orders.id = line.order_id
    where invoice_number like 'OLD-%' and status = 'paid'`);
  await sql.query(`
    insert into history (at, actor_kind, actor_id, subject, subject_id, action)
    select created_at, 'user', user_id, 'order', id, 'place' from orders
    where invoice_number like 'OLD-%'`);
  await sql.query('commit');
  await sql.query('analyze');
}
