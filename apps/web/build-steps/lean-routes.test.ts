import * as contract from '@timesync/contract';
import { expect, test } from 'vitest';
import { routesOf, takeLeanRoutes } from './lean-routes';

const routes = routesOf(contract);
const lean = (code: string) => takeLeanRoutes(code, routes)?.code;

test('the contract has routes', () => {
  expect(routes.get('listOwnOrders')?.path).toBe('/transaction');
  expect(routes.size).toBeGreaterThan(50);
});

test('a route is written into the module, everything else comes from the contract', () => {
  const code =
    "import {\n  type Order,\n  formatRupiah,\n  listOwnOrders,\n} from '@timesync/contract';\n";
  expect(lean(code)).toBe(
    'import { type Order, formatRupiah } from \'@timesync/contract\'; const listOwnOrders = {"method":"GET","path":"/transaction"};\n',
  );
});

test('a renamed route keeps its new name', () => {
  expect(lean("import { logout as logoutRoute } from '@timesync/contract';")).toBe(
    'const logoutRoute = {"method":"POST","path":"/auth/logout"};',
  );
});

test('who reads a schema of the route gets all of it', () => {
  const code =
    "import { refundOrder } from '@timesync/contract';\nconst schema = refundOrder.body;";
  expect(lean(code)).toBeUndefined();
});

test('code without routes stays as it is', () => {
  expect(lean("import { formatRupiah } from '@timesync/contract';")).toBeUndefined();
});
