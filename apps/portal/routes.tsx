// The route table of the specification, in one place; the public pages are `apps/site`.
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminScreens, screens } from '@timesync/contract';

const adminRoutes = Object.entries(adminScreens).map(([name, path]) =>
  route(path, `routes/admin/${inKebabCase(name)}.tsx`),
);

export default [
  route(screens.simulator, 'routes/public/simulator.tsx'),
  route(screens.signup, 'routes/account/signup.tsx'),
  route(screens.invitation, 'routes/account/invitation.tsx'),
  layout('routes/account/guest-only.tsx', [
    route(screens.login, 'routes/account/login.tsx'),
    route(screens.forgotPassword, 'routes/account/forgot-password.tsx'),
  ]),
  layout('routes/account/signed-in.tsx', [
    route(screens.unauthorized, 'routes/account/unauthorized.tsx'),
    route(screens.dashboard, 'routes/own/dashboard.tsx'),
    route(screens.ownOrders, 'routes/own/orders.tsx'),
    route(screens.invoice, 'routes/own/invoice.tsx'),
    route(screens.ownProducts, 'routes/own/products.tsx'),
    route(screens.activation, 'routes/own/activation.tsx'),
    route(screens.scannedActivation, 'routes/own/scanned-activation.tsx'),
    layout('routes/admin/admin-only.tsx', adminRoutes),
  ]),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;

function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
