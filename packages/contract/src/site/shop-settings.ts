// The seller's settings, in one object. Settings of the server's operator are in the environment
// (decision 0048).
import { shippingMode, shippingPrice } from '../shipping/shipping.ts';
import { taxNumber } from '../values/tax-number.ts';
import { secureLink, text } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { uniqueCodeMode } from './settings.ts';

const wholeNumber = (min: number, max: number) => {
  const message = `Harus angka ${min} sampai ${max}`;
  return z.number(message).int(message).min(min, message).max(max, message);
};

const link = secureLink({ max: 500, error: 'Tautan harus diawali https://' });

/** It goes into the subject of mails and into one line under every invoice. */
const sellerName = text({ min: 2, max: 100, message: 'Nama penjual minimal 2 karakter' }).regex(
  /^[^\p{Cc}\u2028\u2029]*$/u,
  'Nama penjual harus satu baris',
);

/** Offices have other numbers than mobile ones, and write them as they like. */
const phone = text({ max: 32 }).regex(/^\+?[\d\s().-]{6,}$/, 'Nomor telepon tidak valid');

/** Null is unset. */
export const shopSettings = z.strictObject({
  sellerName: sellerName.nullable(),
  sellerAddress: text({ min: 5, max: 200, message: 'Alamat minimal 5 karakter' }).nullable(),
  /** A kwitansi says where it was written. */
  sellerCity: text({ min: 2, max: 60, message: 'Kota minimal 2 karakter' }).nullable(),
  sellerPhone: phone.nullable(),
  sellerTaxNumber: taxNumber.nullable(),
  /** The year the seller began. */
  sellerSince: wholeNumber(1900, 2100).nullable(),
  whatsappNumber: whatsapp.nullable(),
  /** Indonesian words, such as `setiap hari, 08:00–20:00 WIB`. */
  serviceHours: text({ min: 3, max: 100, message: 'Jam layanan minimal 3 karakter' }),
  channelUrl: link.nullable(),
  pixelId: text({ max: 20 })
    .regex(/^\d{5,20}$/, 'ID pixel terdiri dari 5 sampai 20 angka')
    .nullable(),
  /** How long the apps run without a licence: they decide it, the pages only say it. */
  trialDays: wholeNumber(1, 365).nullable(),
  orderExpiryDays: wholeNumber(1, 30),
  uniqueCode: uniqueCodeMode,
  /** Shipping cost where the province has no price of its own (decision 0051). */
  shippingMode,
  /** It is used when the mode is flat. */
  shippingPrice,
  /** Numbers of the terms that are the seller's to decide. */
  refundDays: wholeNumber(1, 90),
  warrantyMonths: wholeNumber(1, 60),
  /** Whether customers are reminded of a trial that ends, and of what they have not installed. */
  reminders: z.enum(['on', 'off'], 'Pilih salah satu dulu.'),
});
export type ShopSettings = z.infer<typeof shopSettings>;
export type SettingName = keyof ShopSettings;

const managedSettings = z.object({
  values: shopSettings.extend({
    sellerTaxNumber: z.string().nullable(),
    whatsappNumber: z.string().nullable(),
  }),
  /** The picture under a kwitansi. */
  signatureUrl: z.string().nullable(),
});
export type ManagedSettings = z.infer<typeof managedSettings>;

const path = '/admin/settings';

export const getSettings = defineRoute(`GET ${path}`, 'admin', {
  summary: "The seller's settings",
  responses: { 200: managedSettings },
});

export const updateSettings = defineRoute(`PATCH ${path}`, 'admin', {
  summary: "Change settings; only what is named changes. The shop's contacts ask for the password",
  body: shopSettings.partial(),
  asksAgain: { loss: 'money', question: 'CONTACT_CHANGE', when: 'a contact of the shop changes' },
  responses: { 200: managedSettings },
});

export const setSignature = defineRoute(`POST ${path}/signature`, 'admin', {
  summary: 'The signature under a kwitansi, a picture',
  body: z.strictObject({}),
  file: 'file',
  responses: { 200: managedSettings },
});

export const removeSignature = defineRoute(`DELETE ${path}/signature`, 'admin', {
  summary: 'No signature any more',
  responses: { 200: managedSettings },
});
