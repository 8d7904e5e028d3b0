import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { storeAnswer } from './store-answer';

test.each([undefined, 'pending'])(
  'an older read that ends later does not replace the answer, over %s',
  async (before) => {
    const client = new QueryClient();
    const { promise, resolve } = Promise.withResolvers<string>();
    const order = queryOptions({ queryKey: ['order', 7], queryFn: () => promise });
    client.setQueryData(order.queryKey, before);
    const reading = client.fetchQuery({ ...order, staleTime: 0 });
    storeAnswer(client, order.queryKey, 'paid');
    resolve('pending');
    expect(await reading).toBe('paid');
    expect(client.getQueryState(order.queryKey)).toMatchObject({
      data: 'paid',
      status: 'success',
      fetchStatus: 'idle',
    });
  },
);
