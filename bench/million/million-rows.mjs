// Fills the tables of the back office with as many rows as a shop could ever have: for `count`
// orders, as many users, one line and two licences each, an activation for every other licence, and
// three history entries each.

/** Users and orders number `from` to `to`, with everything that hangs on them. */
export async function fill(sql, from, to) {
  // The rows fit together; checking each foreign key would take as long as writing them.
  await sql.query('set session_replication_role = replica');
  for (const [name, statement] of Object.entries(statements(from, to))) {
    const started = performance.now();
    await sql.query(statement);
    const seconds = (performance.now() - started) / 1000;
    if (seconds > 5) console.log(`  ${name}: ${seconds.toFixed(0)} s`);
  }
  await sql.query('set session_replication_role = default');
  await sql.query('analyze');
}

/** Filling is many times faster without them. */
export async function withoutSlowIndexes(sql, work) {
  const { rows: found } = await sql.query(`select indexname, indexdef from pg_indexes
    where indexdef like '%gin_trgm_ops%' or indexname like 'history_of_%'`);
  for (const { indexname } of found) await sql.query(`drop index ${indexname}`);
  await work();
  for (const { indexdef } of found) await sql.query(indexdef);
}

/** One in nine came as a trial and one in eleven of those bought; one in a thousand is deleted. */
const users = (from, to) => `
  insert into users (name, email, whatsapp, password_hash, source, created_at, deleted_at)
  select (array['Ahmad', 'Siti', 'Budi', 'Nur', 'Hasan', 'Dewi', 'Umar', 'Rina'])[n % 8 + 1] || ' ' ||
      initcap(translate(substr(md5(n::text), 1, 8), '0123456789', 'ghijklmnop')),
    substr(md5('mail' || n), 1, 10) || '@' || (array['gmail.com', 'yahoo.co.id', 'masjid.or.id'])[n % 3 + 1],
    '+628' || lpad((('x' || substr(md5('wa' || n), 1, 8))::bit(32)::bigint % 10000000000)::text, 10, '0'),
    '-', case when n % 10 = 8 or n % 100 = 3 then 'trial' else 'signup' end, now() - n * interval '1 minute',
    case when n % 1000 = 999 then now() - interval '1 day' end
  from generate_series(${from}, ${to}) n`;

/** One paid order a minute and more; the queue of proofs is in another order than the numbers. */
const orders = (from, to) => `
  with buyers as (select min(id) as first from users where password_hash = '-')
  insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
    expires_at, proof_version, received_amount, paid_at, payment_date, waiting_since, payable_amount)
  select 'INV-2026' || lpad((n % 12 + 1)::text, 2, '0') || '-' || lpad(nextval('invoice_numbers')::text, 7, '0'),
    buyers.first + n - 1, status, 249000, 'bench', at, now(), 1,
    case when status in ('paid', 'refunded') then 249000 else 0 end,
    case when status in ('paid', 'refunded') then at end,
    sent_at, coalesce(sent_at, at), 249000
  from generate_series(${from}, ${to}) n, buyers,
    lateral (select now() - n * interval '1 minute' as at,
      case when n % 1000 = 0 then 'confirm' when n % 1000 = 1 then 'refunded' when n % 10 < 7 then 'paid'
        when n % 10 = 7 then 'pending' when n % 10 = 8 then 'cancelled' else 'expired' end as status) states,
    lateral (select case when status = 'confirm'
      then now() - n::bigint * 7919 % 100000 * interval '1 second' end as sent_at) proof`;

const NEW_ORDERS = `orders where terms_version = 'bench'
  and not exists (select from order_lines where order_id = orders.id)`;

const purchases = `
  update users set has_bought = true from orders o
  where o.user_id = users.id and o.status = 'paid' and not has_bought`;

const lines = `
  insert into order_lines (order_id, line_number, product_id, product_name, init, requires_license, price, qty)
  select id, 1, (select min(id) from products), 'Jam Masjid ' || id % 20, 'TV', true, 249000, 2
  from ${NEW_ORDERS}`;

const licenses = `
  insert into licenses (license_key, init, user_id, order_line_id, unit_index, product_name, issued_at,
    first_activated_at, suspended_at, revoked_at)
  select 'TV-' || upper(substr(key, 1, 4) || '-' || substr(key, 5, 4) || '-' || substr(key, 9, 4) || '-' || substr(key, 13, 4)),
    'TV', o.user_id, line.id, unit, line.product_name, now(), case when line.id % 2 = 0 then now() end,
    case when line.id % 1000 = 2 then now() end, case when o.status = 'refunded' then now() end
  from order_lines line join orders o on o.id = line.order_id, generate_series(1, 2) unit,
    lateral (select md5(line.id || '-' || unit) as key) made
  where o.terms_version = 'bench' and not exists (select from licenses where order_line_id = line.id)`;

const activations = `
  insert into activations (license_id, sequence, device_id, device_type, activated_at, released_at)
  select id, 1, substr(decode(md5(id::text), 'hex'), 1, 10), 'tvbox', now(), case when id % 100 = 0 then now() end
  from licenses where first_activated_at is not null
    and not exists (select from activations where license_id = licenses.id)`;

/** Placed and paid by the customer, approved by the admin. */
const history = `
  with admin as (select min(id) as id from users where role = 'admin'),
    told as (select coalesce(max(subject_id), 0) as last from history where subject = 'order')
  insert into history (at, actor_kind, actor_id, subject, subject_id, action, after)
  select o.created_at, kind, case kind when 'admin' then admin.id else o.user_id end, 'order', o.id, action,
    '{"status": "pending"}'
  from orders o, admin, told,
    (values ('place', 'customer'), ('submitProof', 'customer'), ('approve', 'admin')) step(action, kind)
  where o.terms_version = 'bench' and o.id > told.last
  order by o.id`;

function statements(from, to) {
  return {
    users: users(from, to),
    orders: orders(from, to),
    purchases,
    lines,
    licenses,
    activations,
    history,
  };
}
