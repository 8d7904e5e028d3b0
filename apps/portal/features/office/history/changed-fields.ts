// Before and after are what the change recorded: objects of fields, or nothing at all.
import { amountNames, formatDateTime, formatRupiah, rejectionLabels } from '@timesync/contract';

export interface ChangedField {
  name: string;
  before: string;
  after: string;
  isChanged: boolean;
}

/** Shown where a value is missing. */
export const NOTHING = '—';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const MONEY = new Set(['price', 'total', 'totalAmount', 'shippingAmount', 'shippingPrice']);

const names: Record<string, string> = {
  name: 'Nama',
  email: 'Email',
  whatsapp: 'WhatsApp',
  password: 'Password',
  role: 'Peran',
  adminRole: 'Peran admin',
  emailVerified: 'Email terverifikasi',
  whatsappVerified: 'WA terverifikasi',
  isMitra: 'Mitra',
  accountNumber: 'Nomor rekening',
  accountName: 'Atas nama',
  type: 'Jenis',
  active: 'Aktif',
  description: 'Deskripsi',
  note: 'Catatan',
  fileUrl: 'Alamat file',
  requiresLicense: 'Perlu lisensi',
  price: 'Harga',
  priceSteps: 'Harga grosir',
  mitraSteps: 'Harga mitra',
  fromQty: 'Minimal',
  isShipped: 'Dikirim ke alamat',
  weightGrams: 'Berat (gram)',
  warrantyMonths: 'Garansi (bulan)',
  stock: 'Stok',
  shippingMode: 'Ongkos kirim provinsi lain',
  shippingPrice: 'Tarif provinsi lain',
  shippingAmount: 'Ongkos kirim',
  rates: 'Ongkos kirim per provinsi',
  province: 'Provinsi',
  variants: 'Variant',
  ProductVariant: 'Variant',
  variantCount: 'Jumlah variant',
  createdAt: 'Dibuat',
  init: 'Init',
  deviceType: 'Device type',
  status: 'Status',
  reason: 'Alasan',
  totalAmount: amountNames.total,
  invoiceNumber: 'Invoice',
  licenses: 'Lisensi terbit',
  revokedLicenses: 'Lisensi dicabut',
  proofVersion: 'Bukti ke-',
  proofSha256: 'Sidik gambar bukti',
  reusedFrom: 'Gambar sama dengan transaksi',
  deviceId: 'Kode perangkat',
  sequence: 'Aktivasi ke-',
  product: 'Produk',
  variant: 'Variant',
  transferId: 'Permohonan pindah',
  isCounted: 'Dihitung',
  movesUsed: 'Pindah terpakai',
  resetsUsed: 'Reset setahun ini',
  coolingUntil: 'Menunggu sampai',
  total: amountNames.total,
  paymentAccount: 'Rekening tujuan',
  url: 'Alamat',
  events: 'Kejadian',
};

/** The fields of both sides, in the order they were written. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((key) => {
    const [was, is] = [show(key, old[key]), show(key, next[key])];
    return { name: names[key] ?? key, before: was, after: is, isChanged: was !== is };
  });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function show(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (MONEY.has(key)) return formatRupiah(value);
  if (key === 'reason')
    return (rejectionLabels as Record<string, string>)[String(value)] ?? String(value);
  if (Array.isArray(value)) return value.map((item) => show(key, item)).join('; ') || NOTHING;
  if (typeof value === 'object') return showObject(value);
  return typeof value === 'string' && MOMENT.test(value) ? formatDateTime(value) : String(value);
}

function showObject(value: object): string {
  return Object.entries(value)
    .map(([key, inner]) => `${names[key] ?? key}: ${show(key, inner)}`)
    .join(', ');
}
