// What server and web agree on, by area. Read it as a table of contents.
import './wire/indonesian.ts';

// Who signs in
export * from './accounts/accounts.ts';
export * from './accounts/admins.ts';
export * from './accounts/generated-password.ts';
export * from './accounts/managed-users.ts';
export * from './accounts/second-factor.ts';
export * from './accounts/sessions.ts';
export * from './back-office/first-steps.ts';
export * from './back-office/front-desk.ts';
export * from './back-office/health.ts';
// For the shop's owner: who changed what, and what came in
export * from './back-office/history.ts';
export * from './back-office/history-labels.ts';
export * from './back-office/mails.ts';
export * from './back-office/notices.ts';
export * from './back-office/owner-news.ts';
export * from './back-office/queue-labels.ts';
export * from './back-office/revenue.ts';
export * from './back-office/whatsapp.ts';
// What is sold
export * from './catalog/catalog.ts';
export * from './catalog/init-devices.ts';
export * from './catalog/managed-products.ts';
export * from './catalog/price-range.ts';
export * from './catalog/product-label.ts';
export * from './catalog/product-limits.ts';
// What a device and the portal tell each other without internet (docs/device-protocol.md)
export * from './device/activation-request.ts';
export * from './device/app-update.ts';
export * from './device/app-update-check.ts';
export * from './device/create-activation-request.ts';
export * from './device/device-id.ts';
export * from './device/device-keys.ts';
export * from './device/device-sentences.ts';
export * from './device/device-type.ts';
export * from './device/encoding/base32.ts';
export * from './device/encoding/bytes.ts';
export * from './device/encoding/code-rows.ts';
export * from './device/open-activation-request.ts';
export * from './device/revocation-list.ts';
export * from './device/short-code.ts';
export * from './device/sign-revocation-list.ts';
export * from './device/token.ts';
export * from './device/token-check.ts';
export * from './device/token-payload.ts';
// Licences: their keys, status and moves, and who may do what with them
export * from './licensing/device-calls.ts';
export * from './licensing/license-key.ts';
export * from './licensing/license-status.ts';
export * from './licensing/license-status-names.ts';
export * from './licensing/license-transfer.ts';
export * from './licensing/managed-licenses.ts';
export * from './licensing/own-licenses.ts';
export * from './licensing/wall-sheet.ts';
// Buying and paying
export * from './orders/managed-orders.ts';
export * from './orders/mutations.ts';
export * from './orders/order-amounts.ts';
export * from './orders/order-limits.ts';
export * from './orders/order-status.ts';
export * from './orders/orders.ts';
export * from './orders/own-products.ts';
export * from './orders/rejection-reason.ts';
export * from './orders/rejection-reasons.ts';
export * from './payments/bank-statements.ts';
export * from './payments/managed-payment-accounts.ts';
export * from './payments/payment-accounts.ts';
export * from './payments/qris.ts';
// The two Android apps and their files
export * from './releases/device-releases.ts';
export * from './releases/managed-releases.ts';
export * from './releases/release-labels.ts';
export * from './releases/releases.ts';
// What is sent to an address, and its warranty
export * from './shipping/address-lines.ts';
export * from './shipping/couriers.ts';
export * from './shipping/managed-parcels.ts';
export * from './shipping/own-parcels.ts';
export * from './shipping/parcel-events.ts';
export * from './shipping/parcel-status.ts';
export * from './shipping/serial-number.ts';
export * from './shipping/shipping.ts';
export * from './shipping/shipping-address.ts';
export * from './shipping/shipping-cost.ts';
// The pages: brand, URLs, public settings, the sales page, versions of the legal texts
export * from './site/ad-pixel.ts';
export * from './site/brand.ts';
export * from './site/clock-files.ts';
export * from './site/legal.ts';
export * from './site/page-facts.ts';
export * from './site/sales.ts';
export * from './site/screens.ts';
export * from './site/seller.ts';
export * from './site/settings.ts';
export * from './site/shop-settings.ts';
export * from './site/site-origin.ts';
// Values that are written the same way everywhere
export * from './values/dates.ts';
export * from './values/money.ts';
export * from './values/phone.ts';
export * from './values/row-id.ts';
export * from './values/terbilang.ts';
export * from './values/text.ts';
export * from './values/whatsapp-field.ts';
export * from './warranty/claim-status.ts';
export * from './warranty/managed-claims.ts';
export * from './warranty/own-boxes.ts';
export * from './warranty/refusal-sentences.ts';
export * from './warranty/warranty-days.ts';
// How calls, errors and lists look
export * from './wire/error-body.ts';
export * from './wire/errors.ts';
export * from './wire/page.ts';
export * from './wire/pagination.ts';
export * from './wire/route.ts';
