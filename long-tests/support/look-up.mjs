/** Whether something the portal acknowledged is still true. */
export async function isStillThere(record) {
  const { customer, id } = record;
  const order = await customer.get(`/transaction/${id}`);
  return order.ok && holds[record.kind](record, order.body);
}

const holds = {
  order: () => true,
  async proof({ customer, paymentProof }, { status }) {
    const picture = await customer.get(paymentProof);
    return status !== 'pending' && picture.ok && picture.bytes.length > 0;
  },
  approval: ({ licenseKey }, { status, details }) =>
    status === 'paid' && details[0].licenses[0]?.licenseKey === licenseKey,
  // The box that holds the licence gets the first signature again, another one gets a refusal.
  async activation({ customer, device, token }) {
    return (await customer.post('/device/v1/activate', device)).body.token === token;
  },
};

/** Every order there is, acknowledged or not. */
export async function listOrders(admin) {
  const orders = [];
  for (let page = 1; ; page += 1) {
    const { data } = (await admin.get(`/admin/transactions?page=${page}&limit=100`)).body;
    orders.push(...data);
    if (data.length < 100) return orders;
  }
}
