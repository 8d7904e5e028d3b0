// What the seller sets, in the order of the screen. Every setting of the contract is here once.
import type { SettingName } from '@timesync/contract';
import type { ComponentProps } from 'react';
import { shippingModes } from '~/lib/values/shipping-modes';

interface SettingField {
  name: SettingName;
  label: string;
  hint?: string;
  /** A choice instead of a text. */
  options?: Array<{ value: string; label: string }>;
  input?: ComponentProps<'input'>;
}

export interface SettingsSection {
  id: 'penjual' | 'kontak' | 'pesanan' | 'pengiriman' | 'syarat' | 'iklan';
  title: string;
  text: string;
  fields: SettingField[];
}

const digits = { inputMode: 'numeric' } as const;
const url = { inputMode: 'url', spellCheck: false, autoComplete: 'off' } as const;

export const settingsSections: SettingsSection[] = [
  {
    id: 'penjual',
    title: 'Penjual',
    text: 'Tampil di kaki halaman, syarat, invoice, kwitansi, dan di samping nomor rekening.',
    fields: [
      { name: 'sellerName', label: 'Nama penjual', hint: 'Nama usaha, yayasan, atau nama Anda.' },
      { name: 'sellerAddress', label: 'Alamat' },
      { name: 'sellerCity', label: 'Kota', hint: 'Tertulis di kwitansi: Bandung, 17 Nov 2026.' },
      { name: 'sellerPhone', label: 'Telepon', input: { inputMode: 'tel' } },
      { name: 'sellerTaxNumber', label: 'NPWP (opsional)', input: digits },
      { name: 'sellerSince', label: 'Berjualan sejak tahun (opsional)', input: digits },
    ],
  },
  {
    id: 'kontak',
    title: 'Kontak',
    text: 'Ke mana pelanggan bertanya.',
    fields: [
      {
        name: 'whatsappNumber',
        label: 'Nomor WhatsApp',
        hint: 'Tanpa nomor ini tombol chat tampil, tetapi belum dapat mengirim pesan.',
        input: { inputMode: 'tel' },
      },
      {
        name: 'serviceHours',
        label: 'Jam layanan',
        hint: 'Misalnya: setiap hari, 08:00–20:00 WIB.',
      },
      { name: 'channelUrl', label: 'Tautan saluran WhatsApp (opsional)', input: url },
    ],
  },
  {
    id: 'pesanan',
    title: 'Pesanan',
    text: 'Berlaku untuk pesanan yang dibuat mulai sekarang.',
    fields: [
      {
        name: 'orderExpiryDays',
        label: 'Batas waktu bayar (hari)',
        hint: 'Pesanan yang belum dibayar berakhir sesudahnya.',
        input: digits,
      },
      {
        name: 'uniqueCode',
        label: 'Kode unik',
        hint: 'Tiga angka terakhir yang menandai transfer milik pesanan mana.',
        options: [
          { value: 'add', label: 'Ditambahkan ke total' },
          { value: 'subtract', label: 'Dikurangkan dari total' },
          { value: 'off', label: 'Tanpa kode unik' },
        ],
      },
    ],
  },
  {
    id: 'pengiriman',
    title: 'Ongkos kirim',
    text: 'Untuk produk yang dikirim ke alamat. Provinsi dengan tarif sendiri memakai tarif itu.',
    fields: [
      {
        name: 'shippingMode',
        label: 'Provinsi lain',
        options: shippingModes,
      },
      {
        name: 'shippingPrice',
        label: 'Tarif tetap (rupiah)',
        hint: 'Dipakai hanya jika pilihannya tarif tetap.',
        input: digits,
      },
    ],
  },
  {
    id: 'syarat',
    title: 'Syarat dan garansi',
    text: 'Masuk ke Syarat dan Ketentuan. Pesanan lama tetap mengikuti syarat saat dibuat.',
    fields: [
      { name: 'refundDays', label: 'Lisensi boleh dikembalikan (hari)', input: digits },
      { name: 'warrantyMonths', label: 'Garansi TimeSync Box (bulan)', input: digits },
    ],
  },
  {
    id: 'iklan',
    title: 'Halaman penjualan',
    text: 'Masa coba yang tertulis di halaman penjualan, dan pixel yang menghitung kunjungannya.',
    fields: [
      {
        name: 'trialDays',
        label: 'Masa coba gratis (hari, opsional)',
        input: digits,
        hint: 'Sama dengan masa coba di aplikasi. Tanpa angka, halaman tidak menyebut lamanya.',
      },
      { name: 'pixelId', label: 'ID pixel iklan (opsional)', input: digits },
    ],
  },
];
