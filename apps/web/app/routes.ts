// The route table of the specification, in one place.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { screens } from '@timesync/contract';

export default [
  index('routes/public/landing.tsx'),
  route(screens.sales, 'routes/public/sales.tsx'),
  route(screens.privacy, 'routes/public/privacy.tsx'),
  route(screens.terms, 'routes/public/terms.tsx'),
  route(screens.downloads, 'routes/public/downloads.tsx'),
  route(screens.clock, 'routes/public/clock.tsx'),
  route(screens.licenseCheck, 'routes/public/license-check.tsx'),
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
    layout('routes/admin/admin-only.tsx', [
      route(screens.users, 'routes/admin/users.tsx'),
      route(screens.admins, 'routes/admin/admins.tsx'),
      route(screens.customer, 'routes/admin/customer.tsx'),
      route(screens.paymentAccounts, 'routes/admin/payment-accounts.tsx'),
      route(screens.products, 'routes/admin/products.tsx'),
      route(screens.orders, 'routes/admin/orders.tsx'),
      route(screens.proofDesk, 'routes/admin/proof-desk.tsx'),
      route(screens.firstSteps, 'routes/admin/first-steps.tsx'),
      route(screens.mutations, 'routes/admin/mutations.tsx'),
      route(screens.settings, 'routes/admin/settings.tsx'),
      route(screens.history, 'routes/admin/history.tsx'),
      route(screens.mails, 'routes/admin/mails.tsx'),
      route(screens.releases, 'routes/admin/releases.tsx'),
      route(screens.licenses, 'routes/admin/licenses.tsx'),
      route(screens.transfers, 'routes/admin/transfers.tsx'),
      route(screens.initDevices, 'routes/admin/init-devices.tsx'),
    ]),
  ]),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
