import { createHash, randomBytes } from 'node:crypto';

/**
 * Customers with a session each, written straight into the tables: hashing thousands of passwords
 * takes minutes. Returns their ids and cookies.
 */
export async function signInBySql(sql, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const keys = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await sql.query(
    `with made as (
       insert into users (name, email, whatsapp, password_hash)
       select 'Bench', gen_random_uuid()::text || '@bench.test', '+62812' || lpad(n::text, 8, '0'), 'x'
       from generate_series(1, $2::int) n returning id
     ), numbered as (select id, row_number() over (order by id) as n from made),
     opened as (
       insert into sessions (key, user_id, signed_in_at, last_seen_at, address, user_agent)
       select key, id, now(), now(), '127.0.0.1', 'bench'
       from numbered join unnest($1::bytea[]) with ordinality as given(key, n) using (n)
     )
     select id from numbered order by n`,
    [keys, count],
  );
  return rows.map(({ id }, index) => ({ id, cookie: `sid=${tokens[index]}` }));
}
