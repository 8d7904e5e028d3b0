/** Every screen's address, in one place: the web's route table and the server's fallback read it. */
export const screens = {
  landing: '/',
  sales: '/sales',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  unauthorized: '/unauthorized',
  dashboard: '/dashboard',
  users: '/user',
  paymentAccounts: '/payment-account',
  products: '/product',
  orders: '/transaction',
  licenses: '/license',
  initDevices: '/init-device',
  myOrders: '/user/transaction',
  myProducts: '/my-product',
} as const;
