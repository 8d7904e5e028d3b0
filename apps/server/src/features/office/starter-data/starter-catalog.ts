// The catalogue of a new portal until its owner changes it. Prices are examples; the two inits are
// the two licence types of the terms, which are not interchangeable.
import { brand } from '@timesync/contract';

interface StarterProduct {
  name: string;
  description: string;
  requiresLicense: boolean;
  price: number;
  isShipped?: boolean;
  weightGrams?: number;
  variants: Array<{ name: string; init: string; price: number }>;
}

export const starterInitDevices = [
  { init: 'HP', deviceType: ['smartphone', 'tablet'] },
  { init: 'TV', deviceType: ['tvbox', 'smarttv'] },
];

export const starterProducts: StarterProduct[] = [
  {
    name: `Aplikasi Jam Masjid ${brand.name}`,
    description: `
        <p>Jam digital masjid di layar Android Anda: jadwal sholat, hitung mundur iqomah, informasi
        masjid, dan teks berjalan dalam satu tampilan yang jelas dibaca dari saf belakang.</p>
        <ul>
          <li><strong>Sekali bayar</strong>, tanpa biaya bulanan.</li>
          <li><strong>Tanpa internet</strong>: tetap berjalan walau koneksi masjid terputus.</li>
          <li>Semua fitur bisa dicoba dahulu; lisensi membuatnya permanen.</li>
        </ul>
        <p>Satu lisensi untuk satu perangkat. Pilih jenis sesuai perangkat yang dipakai, karena
        lisensi smartphone/tablet dan TV tidak dapat ditukar.</p>`,
    requiresLicense: true,
    price: 149_000,
    variants: [
      { name: 'Smartphone / Tablet', init: 'HP', price: 149_000 },
      { name: 'TV Box / Smart TV', init: 'TV', price: 249_000 },
    ],
  },
  {
    name: brand.box,
    description: `
        <p>Perangkat siap pakai: sambungkan ke TV dengan kabel HDMI, nyalakan, dan jam masjid
        langsung tampil. Aplikasi sudah terpasang dan lisensi TV sudah termasuk.</p>
        <h3>Isi paket</h3>
        <ul>
          <li>${brand.box} dan adaptor listrik</li>
          <li>Kabel HDMI dan remote</li>
          <li>Satu lisensi TV Box / Smart TV</li>
        </ul>
        <p>Garansi satu tahun untuk satu kali klaim. Kerusakan karena petir, korsleting dari luar,
        kesalahan pemasangan, atau pemakaian di luar ketentuan tidak termasuk.</p>`,
    requiresLicense: true,
    price: 899_000,
    isShipped: true,
    weightGrams: 650,
    variants: [
      { name: 'Box RAM 2 GB', init: 'TV', price: 899_000 },
      { name: 'Box RAM 4 GB', init: 'TV', price: 1_099_000 },
    ],
  },
];

export const starterPaymentAccounts = [
  { name: 'BCA (contoh)', accountNumber: '0000000001', type: 'bank' },
  { name: 'BSI (contoh)', accountNumber: '0000000002', type: 'bank' },
  { name: 'DANA (contoh)', accountNumber: '080000000003', type: 'ewallet' },
] as const;
