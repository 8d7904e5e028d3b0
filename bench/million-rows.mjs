// Fills the tables of the back office with as many rows as a shop could ever have.

/** Users and orders number `from` to `to`, with one line and two licences each. */
export async function fill(sql, from, to) {
  await sql.query(`
    insert into users (name, email, whatsapp, password_hash, created_at)
    select (array['Ahmad', 'Siti', 'Budi', 'Nur', 'Hasan', 'Dewi', 'Umar', 'Rina'])[n % 8 + 1] || ' ' ||
        initcap(translate(substr(md5(n::text), 1, 8), '0123456789', 'ghijklmnop')),
      substr(md5('mail' || n), 1, 10) || '@' || (array['gmail.com', 'yahoo.co.id', 'masjid.or.id'])[n % 3 + 1],
      '+628' || lpad((('x' || substr(md5('wa' || n), 1, 8))::bit(32)::bigint % 10000000000)::text, 10, '0'),
      '-', now() - n * interval '1 minute'
    from generate_series(${from}, ${to}) n`);
  await sql.query(`
    with buyers as (select min(id) as first from users where password_hash = '-')
    insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
      expires_at, proof_version, paid_at, payment_date)
    select 'INV-2026' || lpad((n % 12 + 1)::text, 2, '0') || '-' || lpad(nextval('invoice_numbers')::text, 7, '0'),
      buyers.first + n - 1,
      case when n % 1000 = 0 then 'confirm' when n % 10 < 7 then 'paid' when n % 10 = 7 then 'pending'
        when n % 10 = 8 then 'cancelled' else 'expired' end,
      249000, 'bench', now() - n * interval '1 minute', now(), 1,
      case when n % 10 < 7 and n % 1000 <> 0 then now() - n * interval '1 minute' end,
      case when n % 1000 = 0 then now() - n * interval '1 second' end
    from generate_series(${from}, ${to}) n, buyers`);
  await sql.query(`
    insert into order_lines (order_id, line_number, product_id, product_name, init, requires_license, price, qty)
    select id, 1, (select min(id) from products), 'Jam Masjid ' || id % 20, 'TV', true, 249000, 2
    from orders where terms_version = 'bench' and not exists (select from order_lines where order_id = orders.id)`);
  await sql.query(`
    insert into licenses (license_key, init, user_id, order_line_id, unit_index, issued_at, first_activated_at)
    select 'TV-' || line.id || '-' || unit, 'TV', o.user_id, line.id, unit, now(),
      case when line.id % 2 = 0 then now() end
    from order_lines line join orders o on o.id = line.order_id, generate_series(1, 2) unit
    where o.terms_version = 'bench' and not exists (select from licenses where order_line_id = line.id)`);
  await sql.query('analyze');
}
