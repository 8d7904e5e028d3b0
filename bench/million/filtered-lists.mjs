/** Every filter of every long list: rare, common and without a hit, alone and together. */
export async function filteredLists(sql) {
  const { name, email, whatsapp, invoice, key, orderId } = await sampleRow(sql);
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return {
    users: [
      `name=${name}`,
      'name=Ahmad',
      `email=${email}`,
      'email=gmail',
      `whatsapp=${whatsapp}`,
      'email=zzzzzz',
      'source=trial',
      'source=admin',
      'bought=yes',
      'bought=no',
      'source=trial&bought=yes',
      'source=trial&bought=no',
      `source=trial&email=${email}`,
    ],
    transactions: [
      'status=confirm',
      'status=paid',
      'status=cancelled',
      `invoiceNumber=${invoice}`,
      'invoiceNumber=INV',
      `email=${email}`,
      'email=gmail',
      'email=zzzzzz',
      `status=paid&email=${email}`,
      `status=paid&from=${day(3)}&to=${day(3)}`,
      `status=paid&from=${day(30)}&to=${day(0)}`,
      `from=${day(30)}`,
      `status=refunded&from=${day(300)}`,
      `status=cancelled&from=${day(300)}`,
      `from=${day(300)}&email=gmail`,
    ],
    licenses: [
      `licenseKey=${key}`,
      'licenseKey=TV',
      'status=active',
      'status=suspended',
      'status=revoked',
      'status=unused',
      'init=TV',
      `email=${email}`,
    ],
    history: [
      'subject=order',
      'subject=product',
      `subject=order&subjectId=${orderId}`,
      `email=${email}`,
      'email=gmail',
      'email=admin',
      'email=zzzzzz',
      `subject=order&email=${email}`,
    ],
  };
}

/** Parts of a row in the middle, as a user would type them. */
async function sampleRow(sql) {
  const { rows } = await sql.query(`
    select u.name, u.email, u.whatsapp, o.invoice_number, o.id, l.license_key
    from orders o join users u on u.id = o.user_id join licenses l on l.user_id = u.id
    where o.id > (select max(id) / 2 from orders) and o.status = 'paid' order by o.id limit 1`);
  const [row] = rows;
  return {
    name: row.name.split(' ')[1].slice(0, 7),
    email: row.email.slice(0, 7),
    whatsapp: row.whatsapp.slice(4, 11),
    invoice: row.invoice_number.slice(-7),
    key: row.license_key.slice(3, 12),
    orderId: row.id,
  };
}
