import { screenSentences } from './screen-sentences.ts';

interface ErrorDefinition {
  status: number;
  /** What happened and what to do next, for the reader. */
  message: string;
}

/** Every error the server can answer with: its HTTP status and its sentence. */
export const errorCatalogue = {
  MALFORMED: {
    status: 400,
    message: 'Permintaan tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
  },
  INVALID: { status: 400, message: 'Data yang diisi belum benar. Periksa kembali isian Anda.' },
  NOT_SIGNED_IN: { status: 401, message: 'Sesi Anda sudah berakhir. Silakan login kembali.' },
  LOGIN_REFUSED: { status: 401, message: screenSentences.LOGIN_REFUSED },
  PASSWORD_EXPIRED: {
    status: 401,
    message:
      'Password sementara ini sudah tidak berlaku. Buat password baru lewat “Lupa password?”.',
  },
  DEVICE_TOKEN_REFUSED: {
    status: 401,
    message:
      'Token perangkat ini tidak berlaku lagi. Aktifkan lagi, atau bawa pengaturan dengan QR.',
  },
  REPORT_REFUSED: { status: 401, message: 'Tanda tangan kiriman ini tidak cocok atau sudah lama.' },
  API_KEY_INVALID: { status: 401, message: 'Kunci API ini tidak dikenal atau sudah dicabut.' },
  API_KEY_SCOPE: { status: 403, message: 'Kunci API ini tidak punya izin untuk panggilan ini.' },
  FORBIDDEN: { status: 403, message: 'Anda tidak memiliki akses ke halaman ini.' },
  FOREIGN_ORIGIN: {
    status: 403,
    message: 'Permintaan dari situs lain ditolak. Buka halaman ini langsung dari alamat resminya.',
  },
  NOT_FOUND: { status: 404, message: 'Data tidak ditemukan.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Cara akses ini tidak tersedia.' },
  CONFLICT: {
    status: 409,
    message: 'Data sudah berubah sejak dibuka. Muat ulang halaman, lalu coba lagi.',
  },
  RANGE_OUTSIDE: {
    status: 416,
    message: 'Bagian berkas yang diminta tidak ada. Unduh ulang dari awal.',
  },
  EMAIL_TAKEN: {
    status: 409,
    message: 'Email sudah terdaftar. Silakan login atau gunakan email lain.',
  },
  LICENSE_UNKNOWN: {
    status: 404,
    message: 'License key tidak ditemukan. Periksa kembali, atau hubungi admin.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'Pemilik terakhir harus tetap ada. Undang pemilik lain terlebih dahulu.',
  },
  LAST_KETUA: {
    status: 409,
    message: 'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.',
  },
  MOSQUE_ROLE: {
    status: 403,
    message: 'Hanya ketua masjid yang dapat melakukan ini. Hubungi ketua masjid Anda.',
  },
  LICENSE_FILED: {
    status: 409,
    message: 'Lisensi ini sudah milik masjid lain. Hubungi admin jika perlu dipindahkan.',
  },
  INIT_TAKEN: { status: 409, message: 'Init sudah terdaftar. Gunakan init lain.' },
  INIT_IN_USE: {
    status: 409,
    message:
      'Init masih dipakai oleh variant, pesanan, atau lisensi, sehingga tidak dapat dihapus.',
  },
  LICENSE_REVOKED: {
    status: 409,
    message: 'Lisensi ini sudah dicabut dan tidak dapat dipakai lagi. Hubungi admin.',
  },
  LICENSE_SUSPENDED: {
    status: 409,
    message: 'Lisensi ini sedang ditangguhkan. Hubungi admin.',
  },
  LICENSE_IN_USE: { status: 409, message: 'Lisensi ini sudah dipakai di perangkat lain.' },
  MOVES_USED_UP: {
    status: 409,
    message:
      'Jatah 3 kali pindah perangkat untuk lisensi ini sudah habis. Pakai lagi di perangkat yang pernah memakainya, atau hubungi admin.',
  },
  MOVES_TOO_LATE: {
    status: 409,
    message:
      'Batas waktu pindah perangkat (3 tahun sejak pembelian) sudah lewat. Pakai lagi di perangkat yang pernah memakainya, atau hubungi admin.',
  },
  MOVE_NEEDS_PROOF: {
    status: 409,
    message:
      'Pindah ke perangkat lain perlu foto bukti bahwa perangkat lama rusak. Ajukan pindah perangkat di Produk Saya, atau pakai lagi di perangkat yang pernah memakainya.',
  },
  DEVICE_RESETS_USED_UP: {
    status: 409,
    message:
      'Perangkat ini sudah 3 kali di-reset dalam setahun, jadi kode baru harus disetujui dulu. Hubungi admin.',
  },
  TRANSFER_REFUSED: { status: 409, message: 'Lisensi ini tidak dapat dipindah.' },
  PARCEL_STATE: {
    status: 409,
    message: 'Status kiriman ini sudah berubah. Muat ulang halaman.',
  },
  SERIAL_TAKEN: {
    status: 409,
    message: 'Nomor seri ini sudah dipakai untuk box lain. Periksa stiker di bawah box.',
  },
  BOX_TAKEN: {
    status: 409,
    message: 'Box ini sudah dipasang untuk kiriman lain. Pindai box lain.',
  },
  ADDRESS_FIXED: {
    status: 409,
    message:
      'Paket ini sudah dikirim, jadi alamatnya tidak dapat diganti lagi. Hubungi kurirnya, atau admin.',
  },
  CLAIM_DEVICE_UNCLEAR: {
    status: 409,
    message:
      'Belum jelas perangkat mana yang rusak. Tanya pelanggan, lalu pilih perangkatnya supaya lisensi box yang masih bekerja tidak ikut dilepas.',
  },
  CLAIM_REFUSED: { status: 409, message: 'Garansi box ini tidak dapat diklaim.' },
  SERIAL_UNKNOWN: {
    status: 404,
    message: 'Nomor seri tidak ditemukan. Periksa stiker di bawah box, atau hubungi admin.',
  },
  ORDER_STATE: { status: 409, message: 'Status transaksi sudah berubah. Muat ulang halaman.' },
  TOO_MANY_OPEN_ORDERS: {
    status: 409,
    message:
      'Masih ada 5 pesanan Anda yang belum dibayar atau belum disetujui. Bayar atau batalkan salah satunya di Transaksi Saya, lalu checkout lagi.',
  },
  PRICE_CHANGED: { status: 409, message: 'Harga telah berubah. Periksa kembali pesanan Anda.' },
  PRODUCT_GONE: {
    status: 409,
    message: 'Ada produk yang sudah tidak dijual. Hapus dari keranjang, lalu coba lagi.',
  },
  OUT_OF_STOCK: {
    status: 409,
    message: 'Stok tidak mencukupi. Kurangi jumlahnya atau pilih yang lain, lalu coba lagi.',
  },
  STOCK_CHANGED: {
    status: 409,
    message: 'Stok berubah sejak halaman ini dibuka. Muat ulang halaman, lalu hitung lagi.',
  },
  TERMS_CHANGED: {
    status: 409,
    message: 'Syarat dan ketentuan telah diperbarui. Muat ulang halaman, lalu baca kembali.',
  },
  PROOF_CHANGED: { status: 409, message: screenSentences.PROOF_CHANGED },
  MUTATION_TAKEN: {
    status: 409,
    message: 'Mutasi ini sudah dipakai untuk pesanan lain. Muat ulang halaman.',
  },
  RELEASE_VERSION_TAKEN: {
    status: 409,
    message: 'Versi ini sudah pernah diunggah. Naikkan kode versi aplikasi, lalu unggah lagi.',
  },
  RELEASE_OLDER: {
    status: 409,
    message: 'Versi ini lebih lama daripada yang sudah diterbitkan. Unggah versi yang lebih baru.',
  },
  RELEASE_OTHER_PACKAGE: {
    status: 409,
    message:
      'Berkas ini aplikasi lain: nama paketnya berbeda dari yang sudah diterbitkan. Periksa pilihan aplikasi.',
  },
  RELEASE_OTHER_SIGNER: {
    status: 409,
    message:
      'Berkas ini ditandatangani dengan kunci lain, jadi perangkat yang sudah terpasang akan menolaknya. Tandatangani dengan kunci yang sama.',
  },
  TOO_LARGE: { status: 413, message: 'Data yang dikirim terlalu besar.' },
  IMAGE_UNREADABLE: {
    status: 415,
    message: 'Berkas harus berupa gambar JPG, PNG, atau WebP.',
  },
  APK_UNREADABLE: {
    status: 415,
    message: 'Berkas ini bukan APK yang utuh. Buat ulang APK-nya, lalu unggah lagi.',
  },
  APK_TOO_LARGE_INSIDE: {
    status: 415,
    message: 'Isi APK ini tidak wajar besarnya, jadi tidak diterima.',
  },
  APK_UNSIGNED: {
    status: 415,
    message: 'APK ini belum ditandatangani (skema v2 atau v3). Buat APK rilis, lalu unggah lagi.',
  },
  APK_SCHEME_MISSING: {
    status: 415,
    message:
      'APK ini tidak punya tanda tangan yang dibaca Android lama. Tandatangani lagi dengan skema v1 (JAR) dan v2 aktif, lalu unggah lagi.',
  },
  APK_SIGNATURE: {
    status: 415,
    message:
      'Tanda tangan APK ini tidak cocok dengan isinya. Buat ulang APK-nya, lalu unggah lagi.',
  },
  UNSUPPORTED_TYPE: { status: 415, message: 'Jenis data yang dikirim tidak didukung.' },
  OTP_REFUSED: {
    status: 422,
    message: 'Kode OTP salah atau sudah kedaluwarsa. Periksa kembali, atau minta kode baru.',
  },
  RESET_REFUSED: {
    status: 422,
    message: 'Permintaan ganti password sudah tidak berlaku. Silakan minta kode OTP baru.',
  },
  OLD_PASSWORD_WRONG: { status: 422, message: 'Password lama tidak sesuai.' },
  REAUTHENTICATION_REQUIRED: {
    status: 422,
    message: 'Untuk mengganti email, masukkan password Anda saat ini.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    message: 'Permintaan ini sudah pernah dikirim dengan isi lain. Muat ulang halaman.',
  },
  INIT_UNKNOWN: { status: 422, message: 'Init belum terdaftar' },
  PRICE_STEPS_WRONG: {
    status: 422,
    message:
      'Harga grosir harus di bawah harga biasa. Perbaiki harga grosir variant ini, lalu simpan lagi.',
  },
  LICENSE_NEEDS_VARIANT: {
    status: 422,
    message: 'Produk yang memerlukan lisensi harus memiliki minimal 1 variant.',
  },
  IMPORT_FILE_REFUSED: {
    status: 422,
    message: 'Berkas ini tidak dapat dibaca. Simpan sebagai CSV UTF-8, lalu unggah lagi.',
  },
  HANDOUT_OWN: {
    status: 409,
    message: 'Lisensi ini sudah milik Anda. Kirim tautannya kepada penerima.',
  },
  HANDOUT_NOT_UNUSED: {
    status: 409,
    message: 'Hanya lisensi yang belum dipakai yang dapat dibagikan. Pilih lisensi lain.',
  },
  HANDOUT_OF_BOX: {
    status: 409,
    message: 'Lisensi ini terpasang di box-nya, sehingga tidak dapat dibagikan lewat tautan.',
  },
  LICENSE_KEY_FORMAT: { status: 422, message: screenSentences.LICENSE_KEY_FORMAT },
  LICENSE_KEY_CHECKSUM: {
    status: 422,
    message: 'License key salah ketik. Periksa kembali satu per satu.',
  },
  DEVICE_TYPE_REFUSED: {
    status: 422,
    message: 'Lisensi ini bukan untuk jenis perangkat tersebut.',
  },
  DEVICE_REQUEST_UNREADABLE: {
    status: 422,
    message: 'Kode Perangkat tidak terbaca. Pindai atau ketik ulang dari layar perangkat.',
  },
  RELEASE_REFUSED: {
    status: 422,
    message: 'Perangkat ini tidak dapat melepas lisensi. Ajukan pindah perangkat di Produk Saya.',
  },
  VARIANT_REQUIRED: { status: 422, message: 'Pilih variant dulu!' },
  ADDRESS_REQUIRED: {
    status: 422,
    message: 'Ada produk yang dikirim. Isi alamat pengiriman dulu, lalu coba lagi.',
  },
  TOTAL_TOO_LARGE: {
    status: 422,
    message: 'Total pesanan terlalu besar. Bagi menjadi beberapa pesanan.',
  },
  PAYMENT_ACCOUNT_GONE: {
    status: 422,
    message: 'Rekening ini sudah tidak aktif. Pilih rekening lain.',
  },
  STATEMENT_REFUSED: {
    status: 422,
    message: 'Berkas mutasi tidak terbaca. Unduh ulang dari bank sebagai CSV, Excel atau PDF.',
  },
  STATEMENT_YEAR_UNSURE: {
    status: 422,
    message: 'Berkas ini tidak menyebut tahun. Pastikan tahunnya, lalu unggah lagi.',
  },
  STATEMENT_ORDER_UNSURE: {
    status: 422,
    message: 'Tanggal di berkas ini bisa dibaca dua cara. Pilih yang benar, lalu unggah lagi.',
  },
  STATEMENT_LAYOUT_UNKNOWN: {
    status: 422,
    message: 'Susunan kolom berkas ini belum dikenal. Tunjukkan kolomnya sekali.',
  },
  STORAGE_QUOTA: {
    status: 422,
    message: 'Terlalu banyak bukti yang diunggah. Hubungi admin untuk melanjutkan.',
  },
  ACCOUNT_NUMBER_CHANGE: {
    status: 422,
    message: 'Nomor rekening berubah. Masukkan password Anda untuk memastikan.',
  },
  ACCOUNT_OPENING: {
    status: 422,
    message: 'Rekening ini akan menerima pembayaran. Masukkan password Anda untuk memastikan.',
  },
  ACCOUNT_CHANGE: {
    status: 422,
    message: 'Tujuan pembayaran akan berubah. Masukkan password Anda untuk memastikan.',
  },
  CONTACT_CHANGE: {
    status: 422,
    message: 'Kontak toko akan berubah. Masukkan password Anda untuk memastikan.',
  },
  MAIL_SERVER_CHANGE: {
    status: 422,
    message: 'Server email akan berubah. Masukkan password Anda untuk memastikan.',
  },
  WEBHOOK_CHANGE: {
    status: 422,
    message: 'Kabar toko akan dikirim ke alamat ini. Masukkan password Anda untuk memastikan.',
  },
  BACKUP_DOWNLOAD: {
    status: 422,
    message: 'Cadangan berisi seluruh data toko. Masukkan password Anda untuk memastikan.',
  },
  DOWNLOAD_CHANGE: {
    status: 422,
    message: 'Unduhan aplikasi akan berubah. Masukkan password Anda untuk memastikan.',
  },
  PRODUCT_FILE_CHANGE: {
    status: 422,
    message: 'File yang diunduh pembeli akan berubah. Masukkan password Anda untuk memastikan.',
  },
  LICENSE_GIFT: {
    status: 422,
    message: 'Lisensi akan dibagikan tanpa pembayaran. Masukkan password Anda untuk memastikan.',
  },
  LICENSE_HANDOUT: {
    status: 422,
    message: 'Pembawa tautan dapat mengambil lisensi Anda. Masukkan password untuk memastikan.',
  },
  LICENSE_REVOCATION: {
    status: 422,
    message: 'Lisensi akan dicabut untuk selamanya. Masukkan password Anda untuk memastikan.',
  },
  CUSTOMER_IMPORT: {
    status: 422,
    message: 'Pelanggan dan lisensi akan ditambahkan. Masukkan password Anda untuk memastikan.',
  },
  PAYMENT_RECORD: {
    status: 422,
    message:
      'Uang akan dicatat masuk tanpa bukti transfer. Masukkan password Anda untuk memastikan.',
  },
  ORDER_REFUND: {
    status: 422,
    message:
      'Uang akan dikembalikan dan lisensinya dicabut. Masukkan password Anda untuk memastikan.',
  },
  LOGIN_LINK: {
    status: 422,
    message: 'Tautan ini membuka akun pelanggan. Masukkan password Anda untuk memastikan.',
  },
  MOSQUE_HANDOVER: {
    status: 422,
    message:
      'Siapa yang mengurus masjid ini akan berubah. Masukkan password Anda untuk memastikan.',
  },
  ACCOUNT_DELETION: {
    status: 422,
    message: 'Akun ini akan dihapus. Masukkan password Anda untuk memastikan.',
  },
  ADMIN_CHANGE: {
    status: 422,
    message: 'Siapa yang menjadi admin akan berubah. Masukkan password Anda untuk memastikan.',
  },
  MUTATION_HOOK_CHANGE: {
    status: 422,
    message: 'Cara uang masuk dilaporkan akan berubah. Masukkan password Anda untuk memastikan.',
  },
  API_KEY_NEW: {
    status: 422,
    message: 'Kunci ini membuka data toko untuk program. Masukkan password Anda untuk memastikan.',
  },
  SECOND_FACTOR_CHANGE: {
    status: 422,
    message: 'Verifikasi dua langkah akan berubah. Masukkan password Anda untuk memastikan.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 422,
    message: 'Langkah ini memerlukan verifikasi dua langkah. Masukkan kode atau pakai passkey.',
  },
  SECOND_FACTOR_REFUSED: {
    status: 422,
    message: 'Kode atau passkey tidak cocok. Tunggu kode berikutnya, lalu coba lagi.',
  },
  SIGN_IN_TOO_OLD: {
    status: 410,
    message: 'Langkah kedua terlalu lama ditunggu. Silakan login lagi dari awal.',
  },
  CALLER_KNOWN: {
    status: 409,
    message: 'Nomor ini sudah dipakai pelanggan lain. Cari pelanggan dengan nomor itu.',
  },
  HANDOVER_TO_SELF: {
    status: 422,
    message: 'Penerusnya harus orang lain. Isi email atau nomor WhatsApp ketua berikutnya.',
  },
  KETUA_CHANGE: {
    status: 422,
    message: 'Ketua masjid akan berganti. Masukkan password Anda untuk memastikan.',
  },
  LINK_DEAD: {
    status: 410,
    message:
      'Tautan ini tidak berlaku, atau dibuat sebelum portal diperbarui. Minta tautan baru kepada orang yang mengirimnya.',
  },
  LINK_FOR_ANOTHER: {
    status: 409,
    message:
      'Tautan ini dibuat untuk orang lain. Masuk dengan akun yang dituju, atau minta tautan untuk Anda.',
  },
  MOSQUE_WITH_LICENSES: {
    status: 409,
    message:
      'Pengguna ini satu-satunya pengurus masjid yang masih punya lisensi. Serahkan dulu masjidnya, atau hapus sekali lagi untuk mengakhiri masjidnya juga.',
  },
  INVITATION_OPEN: {
    status: 409,
    message: 'Alamat ini sudah diundang. Tarik dulu undangan yang lama untuk mengirim yang baru.',
  },
  ADMIN_LOGIN_CHANGE: {
    status: 422,
    message:
      'Email atau password akun ini berubah. Masukkan password Anda sendiri untuk memastikan.',
  },
  TOO_MANY_ORDERS: {
    status: 429,
    message:
      'Anda sudah membuat banyak pesanan dalam satu jam. Coba lagi nanti, atau hubungi admin.',
  },
  IDEMPOTENCY_KEY_MISSING: {
    status: 400,
    message: 'Permintaan ini memerlukan header Idempotency-Key, agar tidak tercatat dua kali.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  },
  INTERNAL: { status: 500, message: 'Terjadi kesalahan, hubungi admin!' },
  STORAGE_FULL: {
    status: 503,
    message: 'Ruang penyimpanan server hampir penuh. Hubungi admin, lalu coba lagi nanti.',
  },
  MAIL_NOT_SENT: {
    status: 502,
    message: 'Email uji tidak terkirim. Periksa server email di Pengaturan.',
  },
  BUSY: { status: 503, message: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;
