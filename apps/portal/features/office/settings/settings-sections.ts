// What the seller sets, in the order of the index. Every setting of the contract is here once.
import type { SettingName, SettingsSectionId } from '@timesync/contract';
import {
  AlarmClock,
  BellRing,
  FileCheck,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  Phone,
  ReceiptText,
  Store,
  Truck,
  Webhook,
} from 'lucide-react';
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
  id: SettingsSectionId;
  title: string;
  icon: LucideIcon;
  /** What is inside, for the index. */
  holds: string;
  text: string;
  /** Empty where the section has a form of its own. */
  fields: SettingField[];
}

const digits = { inputMode: 'numeric' } as const;
const url = { inputMode: 'url', spellCheck: false, autoComplete: 'off' } as const;

export const settingsSections: SettingsSection[] = [
  {
    id: 'penjual',
    title: 'Penjual',
    icon: Store,
    holds: 'Nama, alamat, tanda tangan',
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
    icon: Phone,
    holds: 'WhatsApp dan jam layanan',
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
    icon: ReceiptText,
    holds: 'Batas waktu bayar, kode unik',
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
    icon: Truck,
    holds: 'Tarif per provinsi',
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
    icon: FileCheck,
    holds: 'Pengembalian, garansi box',
    text: 'Masuk ke Syarat dan Ketentuan. Pesanan lama tetap mengikuti syarat saat dibuat.',
    fields: [
      { name: 'refundDays', label: 'Lisensi boleh dikembalikan (hari)', input: digits },
      { name: 'warrantyMonths', label: 'Garansi TimeSync Box (bulan)', input: digits },
    ],
  },
  {
    id: 'penjualan',
    title: 'Halaman penjualan',
    icon: Megaphone,
    holds: 'Masa coba gratis, pixel iklan',
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
  {
    id: 'email',
    title: 'Server email',
    icon: Mail,
    holds: 'Pengirim OTP dan kabar',
    text: 'Kode OTP dan kabar pesanan dikirim lewat server ini. Isinya dari penyedia email Anda.',
    fields: [],
  },
  {
    id: 'whatsapp',
    title: 'Pesan WhatsApp',
    icon: MessageCircle,
    holds: 'Cara kirim, penyedia, token',
    text: 'Menyusul emailnya, untuk pelanggan yang mengizinkannya.',
    fields: [],
  },
  {
    id: 'pengingat',
    title: 'Pengingat ke pelanggan',
    icon: AlarmClock,
    holds: 'Masa coba, lisensi belum dipasang',
    text: 'Sekali saja, lewat email, dan WhatsApp bagi yang mengizinkan. Pelanggan dapat menghentikannya dari emailnya.',
    fields: [
      {
        name: 'reminders',
        label: 'Ingatkan pelanggan',
        hint: 'Saat masa coba tinggal tiga hari, lisensi tujuh hari belum dipasang, atau box tiga hari sampai tetapi belum dipasang.',
        options: [
          { value: 'on', label: 'Ya, pukul 09:00 WIB' },
          { value: 'off', label: 'Tidak' },
        ],
      },
    ],
  },
  {
    id: 'webhook',
    title: 'Webhook',
    icon: Webhook,
    holds: 'Kabar untuk program lain',
    text: 'Program lain, misalnya pembukuan Anda, diberi kabar begitu pesanan atau lisensi berubah.',
    fields: [],
  },
  {
    id: 'kabar',
    title: 'Kabar untuk Anda',
    icon: BellRing,
    holds: 'Yang menunggu, lewat email',
    text: 'Bukti yang menunggu, permohonan pindah, dan gangguan. Yang pertama dikirim langsung, selebihnya pukul 08:00 dan 16:00 WIB.',
    fields: [],
  },
];
