// Data for public pages without a server: the HTML check, the pictures of the clock.
const settings = {
  whatsappNumber: null,
  serviceHours: 'setiap hari, 08:00–20:00 WIB',
  channelUrl: null,
  pixelId: null,
  uniqueCode: 'off',
  displayApkUrl: null,
  remoteApkUrl: null,
  seller: { name: null, address: null, phone: null, taxNumber: null, since: null },
  trialDays: null,
  refundDays: 7,
  warrantyMonths: 12,
  canSendMail: true,
  signatureUrl: null,
};

const emptyShop = {
  origin: 'https://jam.example',
  staticUrl: '',
  settings,
  products: [],
  releases: { display: null, remote: null },
  updateFile: null,
};

const release = {
  url: 'https://jam.example/unduh/display',
  notes: 'Jadwal <b>Ramadan</b>',
  publishedAt: '2026-11-15T00:00:00.000Z',
  file: {
    packageName: 'id.timesync.display',
    versionName: '2.1.0',
    versionCode: 21,
    minSdk: 23,
    signerSha256: 'a'.repeat(64),
    sha256: 'b'.repeat(64),
    bytes: 12_400_000,
  },
};

const product = (id) => ({
  id,
  name: `Lisensi "${id}" <b>&amp; ${'panjang '.repeat(36)}`.slice(0, 300),
  description: '<p>Untuk <strong>masjid</strong> &lt;script&gt;</p><ul><li>x</li></ul>',
  requiresLicense: true,
  price: 0,
  isShipped: false,
  stock: null,
  picture: null,
  createdAt: '2026-11-15T00:00:00.000Z',
  ProductVariant: [
    { id: id * 2, name: 'HP', init: 'HP', price: 149_000, stock: null },
    { id: id * 2 + 1, name: 'TV', init: 'TV', price: 249_000, stock: null },
  ],
  variantCount: 2,
});

export const sampleShops = {
  empty: emptyShop,
  full: {
    ...emptyShop,
    staticUrl: 'https://cdn.example/jam',
    settings: {
      ...settings,
      whatsappNumber: '6281234567890',
      channelUrl: 'https://whatsapp.com/channel/contoh',
      pixelId: '12345',
      trialDays: 30,
      seller: { ...settings.seller, name: 'Toko "A&B" </script><b>', address: 'Jl. Masjid 1' },
    },
    products: Array.from({ length: 200 }, (_, index) => product(index + 1)),
    releases: { display: release, remote: { ...release, file: null } },
    updateFile: { manifest: 'eyJ4IjoxfQ', versionName: '2.1.0' },
  },
};
