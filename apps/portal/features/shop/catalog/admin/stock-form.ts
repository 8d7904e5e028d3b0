import { countStockBody } from '@timesync/contract';

export const stockForm = countStockBody.pick({ stock: true });
