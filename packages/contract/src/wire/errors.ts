import { screenSentences } from './screen-sentences.ts';

/** By status: what happened and what to do next, for the reader. */
const sentences = {
  400: {
    MALFORMED: 'Permintaan tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
    INVALID: 'Data yang diisi belum benar. Periksa kembali isian Anda.',
    IDEMPOTENCY_KEY_MISSING:
      'Permintaan ini memerlukan header Idempotency-Key, agar tidak tercatat dua kali.',
  },
  401: {
    NOT_SIGNED_IN: 'Sesi Anda sudah berakhir. Silakan login kembali.',
    LOGIN_REFUSED: screenSentences.LOGIN_REFUSED,
    PASSWORD_EXPIRED:
      'Password sementara ini sudah tidak berlaku. Buat password baru lewat “Lupa password?”.',
    DEVICE_TOKEN_REFUSED:
      'Token perangkat ini tidak berlaku lagi. Aktifkan lagi, atau bawa pengaturan dengan QR.',
    REPORT_REFUSED: 'Tanda tangan kiriman ini tidak cocok atau sudah lama.',
    API_KEY_INVALID: 'Kunci API ini tidak dikenal atau sudah dicabut.',
  },
  403: {
    API_KEY_SCOPE: 'Kunci API ini tidak punya izin untuk panggilan ini.',
    FORBIDDEN: 'Anda tidak memiliki akses ke halaman ini.',
    FOREIGN_ORIGIN:
      'Permintaan dari situs lain ditolak. Buka halaman ini langsung dari alamat resminya.',
    MOSQUE_ROLE: 'Hanya ketua masjid yang dapat melakukan ini. Hubungi ketua masjid Anda.',
  },
  404: {
    NOT_FOUND: 'Data tidak ditemukan.',
    LICENSE_UNKNOWN: 'License key tidak ditemukan. Periksa kembali, atau hubungi admin.',
    SERIAL_UNKNOWN: 'Nomor seri tidak ditemukan. Periksa stiker di bawah box, atau hubungi admin.',
  },
  405: {
    METHOD_NOT_ALLOWED: 'Cara akses ini tidak tersedia.',
  },
  409: {
    CONFLICT: 'Data sudah berubah sejak dibuka. Muat ulang halaman, lalu coba lagi.',
    EMAIL_TAKEN: 'Email sudah terdaftar. Silakan login atau gunakan email lain.',
    LAST_ADMIN: 'Pemilik terakhir harus tetap ada. Undang pemilik lain terlebih dahulu.',
    LAST_KETUA: 'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.',
    LICENSE_FILED: 'Lisensi ini sudah milik masjid lain. Hubungi admin jika perlu dipindahkan.',
    INIT_TAKEN: 'Init sudah terdaftar. Gunakan init lain.',
    INIT_IN_USE:
      'Init masih dipakai oleh variant, pesanan, atau lisensi, sehingga tidak dapat dihapus.',
    LICENSE_REVOKED: 'Lisensi ini sudah dicabut dan tidak dapat dipakai lagi. Hubungi admin.',
    LICENSE_SUSPENDED: 'Lisensi ini sedang ditangguhkan. Hubungi admin.',
    LICENSE_IN_USE: 'Lisensi ini sudah dipakai di perangkat lain.',
    MOVES_USED_UP:
      'Jatah 3 kali pindah perangkat untuk lisensi ini sudah habis. Pakai lagi di perangkat yang pernah memakainya, atau hubungi admin.',
    MOVES_TOO_LATE:
      'Batas waktu pindah perangkat (3 tahun sejak pembelian) sudah lewat. Pakai lagi di perangkat yang pernah memakainya, atau hubungi admin.',
    MOVE_NEEDS_PROOF:
      'Pindah ke perangkat lain perlu foto bukti bahwa perangkat lama rusak. Ajukan pindah perangkat di Produk Saya, atau pakai lagi di perangkat yang pernah memakainya.',
    DEVICE_RESETS_USED_UP:
      'Perangkat ini sudah 3 kali di-reset dalam setahun, jadi kode baru harus disetujui dulu. Hubungi admin.',
    TRANSFER_REFUSED: 'Lisensi ini tidak dapat dipindah.',
    PARCEL_STATE: 'Status kiriman ini sudah berubah. Muat ulang halaman.',
    SERIAL_TAKEN: 'Nomor seri ini sudah dipakai untuk box lain. Periksa stiker di bawah box.',
    BOX_TAKEN: 'Box ini sudah dipasang untuk kiriman lain. Pindai box lain.',
    ADDRESS_FIXED:
      'Paket ini sudah dikirim, jadi alamatnya tidak dapat diganti lagi. Hubungi kurirnya, atau admin.',
    CLAIM_DEVICE_UNCLEAR:
      'Belum jelas perangkat mana yang rusak. Tanya pelanggan, lalu pilih perangkatnya supaya lisensi box yang masih bekerja tidak ikut dilepas.',
    CLAIM_REFUSED: 'Garansi box ini tidak dapat diklaim.',
    ORDER_STATE: 'Status transaksi sudah berubah. Muat ulang halaman.',
    TOO_MANY_OPEN_ORDERS:
      'Masih ada 5 pesanan Anda yang belum dibayar atau belum disetujui. Bayar atau batalkan salah satunya di Transaksi Saya, lalu checkout lagi.',
    PRICE_CHANGED: 'Harga telah berubah. Periksa kembali pesanan Anda.',
    PRODUCT_GONE: 'Ada produk yang sudah tidak dijual. Hapus dari keranjang, lalu coba lagi.',
    OUT_OF_STOCK: 'Stok tidak mencukupi. Kurangi jumlahnya atau pilih yang lain, lalu coba lagi.',
    STOCK_CHANGED: 'Stok berubah sejak halaman ini dibuka. Muat ulang halaman, lalu hitung lagi.',
    TERMS_CHANGED: 'Syarat dan ketentuan telah diperbarui. Muat ulang halaman, lalu baca kembali.',
    PROOF_CHANGED: screenSentences.PROOF_CHANGED,
    MUTATION_TAKEN: 'Mutasi ini sudah dipakai untuk pesanan lain. Muat ulang halaman.',
    RELEASE_VERSION_TAKEN:
      'Versi ini sudah pernah diunggah. Naikkan kode versi aplikasi, lalu unggah lagi.',
    RELEASE_OLDER:
      'Versi ini lebih lama daripada yang sudah diterbitkan. Unggah versi yang lebih baru.',
    RELEASE_OTHER_PACKAGE:
      'Berkas ini aplikasi lain: nama paketnya berbeda dari yang sudah diterbitkan. Periksa pilihan aplikasi.',
    RELEASE_OTHER_SIGNER:
      'Berkas ini ditandatangani dengan kunci lain, jadi perangkat yang sudah terpasang akan menolaknya. Tandatangani dengan kunci yang sama.',
    HANDOUT_OWN: 'Lisensi ini sudah milik Anda. Kirim tautannya kepada penerima.',
    HANDOUT_NOT_UNUSED:
      'Hanya lisensi yang belum dipakai yang dapat dibagikan. Pilih lisensi lain.',
    HANDOUT_OF_BOX:
      'Lisensi ini terpasang di box-nya, sehingga tidak dapat dibagikan lewat tautan.',
    CALLER_KNOWN: 'Nomor ini sudah dipakai pelanggan lain. Cari pelanggan dengan nomor itu.',
    LINK_FOR_ANOTHER:
      'Tautan ini dibuat untuk orang lain. Masuk dengan akun yang dituju, atau minta tautan untuk Anda.',
    MOSQUE_WITH_LICENSES:
      'Pengguna ini satu-satunya pengurus masjid yang masih punya lisensi. Serahkan dulu masjidnya, atau hapus sekali lagi untuk mengakhiri masjidnya juga.',
    INVITATION_OPEN:
      'Alamat ini sudah diundang. Tarik dulu undangan yang lama untuk mengirim yang baru.',
  },
  410: {
    SIGN_IN_TOO_OLD: 'Langkah kedua terlalu lama ditunggu. Silakan login lagi dari awal.',
    LINK_DEAD:
      'Tautan ini tidak berlaku, atau dibuat sebelum portal diperbarui. Minta tautan baru kepada orang yang mengirimnya.',
  },
  413: {
    TOO_LARGE: 'Data yang dikirim terlalu besar.',
  },
  415: {
    IMAGE_UNREADABLE: 'Berkas harus berupa gambar JPG, PNG, atau WebP.',
    APK_UNREADABLE: 'Berkas ini bukan APK yang utuh. Buat ulang APK-nya, lalu unggah lagi.',
    APK_TOO_LARGE_INSIDE: 'Isi APK ini tidak wajar besarnya, jadi tidak diterima.',
    APK_UNSIGNED:
      'APK ini belum ditandatangani (skema v2 atau v3). Buat APK rilis, lalu unggah lagi.',
    APK_SCHEME_MISSING:
      'APK ini tidak punya tanda tangan yang dibaca Android lama. Tandatangani lagi dengan skema v1 (JAR) dan v2 aktif, lalu unggah lagi.',
    APK_SIGNATURE:
      'Tanda tangan APK ini tidak cocok dengan isinya. Buat ulang APK-nya, lalu unggah lagi.',
    UNSUPPORTED_TYPE: 'Jenis data yang dikirim tidak didukung.',
  },
  416: {
    RANGE_OUTSIDE: 'Bagian berkas yang diminta tidak ada. Unduh ulang dari awal.',
  },
  422: {
    OTP_REFUSED: 'Kode OTP salah atau sudah kedaluwarsa. Periksa kembali, atau minta kode baru.',
    RESET_REFUSED: 'Permintaan ganti password sudah tidak berlaku. Silakan minta kode OTP baru.',
    OLD_PASSWORD_WRONG: 'Password lama tidak sesuai.',
    REAUTHENTICATION_REQUIRED: 'Untuk mengganti email, masukkan password Anda saat ini.',
    IDEMPOTENCY_MISMATCH:
      'Permintaan ini sudah pernah dikirim dengan isi lain. Muat ulang halaman.',
    INIT_UNKNOWN: 'Init belum terdaftar',
    PRICE_STEPS_WRONG:
      'Harga grosir dan harga mitra harus di bawah harga biasa. Perbaiki variant ini, lalu simpan lagi.',
    LICENSE_NEEDS_VARIANT: 'Produk yang memerlukan lisensi harus memiliki minimal 1 variant.',
    IMPORT_FILE_REFUSED:
      'Berkas ini tidak dapat dibaca. Simpan sebagai CSV UTF-8, lalu unggah lagi.',
    LICENSE_KEY_FORMAT: screenSentences.LICENSE_KEY_FORMAT,
    LICENSE_KEY_CHECKSUM: 'License key salah ketik. Periksa kembali satu per satu.',
    DEVICE_TYPE_REFUSED: 'Lisensi ini bukan untuk jenis perangkat tersebut.',
    DEVICE_REQUEST_UNREADABLE:
      'Kode Perangkat tidak terbaca. Pindai atau ketik ulang dari layar perangkat.',
    RELEASE_REFUSED:
      'Perangkat ini tidak dapat melepas lisensi. Ajukan pindah perangkat di Produk Saya.',
    VARIANT_REQUIRED: 'Pilih variant dulu!',
    ADDRESS_REQUIRED: 'Ada produk yang dikirim. Isi alamat pengiriman dulu, lalu coba lagi.',
    TOTAL_TOO_LARGE: 'Total pesanan terlalu besar. Bagi menjadi beberapa pesanan.',
    PAYMENT_ACCOUNT_GONE: 'Rekening ini sudah tidak aktif. Pilih rekening lain.',
    STATEMENT_REFUSED:
      'Berkas mutasi tidak terbaca. Unduh ulang dari bank sebagai CSV, Excel atau PDF.',
    STATEMENT_YEAR_UNSURE: 'Berkas ini tidak menyebut tahun. Pastikan tahunnya, lalu unggah lagi.',
    STATEMENT_ORDER_UNSURE:
      'Tanggal di berkas ini bisa dibaca dua cara. Pilih yang benar, lalu unggah lagi.',
    STATEMENT_LAYOUT_UNKNOWN: 'Susunan kolom berkas ini belum dikenal. Tunjukkan kolomnya sekali.',
    STORAGE_QUOTA: 'Terlalu banyak bukti yang diunggah. Hubungi admin untuk melanjutkan.',
    ACCOUNT_NUMBER_CHANGE: 'Nomor rekening berubah. Masukkan password Anda untuk memastikan.',
    ACCOUNT_OPENING:
      'Rekening ini akan menerima pembayaran. Masukkan password Anda untuk memastikan.',
    ACCOUNT_CHANGE: 'Tujuan pembayaran akan berubah. Masukkan password Anda untuk memastikan.',
    CONTACT_CHANGE: 'Kontak toko akan berubah. Masukkan password Anda untuk memastikan.',
    MAIL_SERVER_CHANGE: 'Server email akan berubah. Masukkan password Anda untuk memastikan.',
    WEBHOOK_CHANGE:
      'Kabar toko akan dikirim ke alamat ini. Masukkan password Anda untuk memastikan.',
    BACKUP_DOWNLOAD: 'Cadangan berisi seluruh data toko. Masukkan password Anda untuk memastikan.',
    DOWNLOAD_CHANGE: 'Unduhan aplikasi akan berubah. Masukkan password Anda untuk memastikan.',
    PRODUCT_FILE_CHANGE:
      'File yang diunduh pembeli akan berubah. Masukkan password Anda untuk memastikan.',
    LICENSE_GIFT:
      'Lisensi akan dibagikan tanpa pembayaran. Masukkan password Anda untuk memastikan.',
    LICENSE_HANDOUT:
      'Pembawa tautan dapat mengambil lisensi Anda. Masukkan password untuk memastikan.',
    LICENSE_REVOCATION:
      'Lisensi akan dicabut untuk selamanya. Masukkan password Anda untuk memastikan.',
    CUSTOMER_IMPORT:
      'Pelanggan dan lisensi akan ditambahkan. Masukkan password Anda untuk memastikan.',
    PAYMENT_RECORD:
      'Uang akan dicatat masuk tanpa bukti transfer. Masukkan password Anda untuk memastikan.',
    ORDER_REFUND:
      'Uang akan dikembalikan dan lisensinya dicabut. Masukkan password Anda untuk memastikan.',
    LOGIN_LINK: 'Tautan ini membuka akun pelanggan. Masukkan password Anda untuk memastikan.',
    MOSQUE_HANDOVER:
      'Siapa yang mengurus masjid ini akan berubah. Masukkan password Anda untuk memastikan.',
    ACCOUNT_DELETION: 'Akun ini akan dihapus. Masukkan password Anda untuk memastikan.',
    ADMIN_CHANGE: 'Siapa yang menjadi admin akan berubah. Masukkan password Anda untuk memastikan.',
    MUTATION_HOOK_CHANGE:
      'Cara uang masuk dilaporkan akan berubah. Masukkan password Anda untuk memastikan.',
    API_KEY_NEW:
      'Kunci ini membuka data toko untuk program. Masukkan password Anda untuk memastikan.',
    SECOND_FACTOR_CHANGE:
      'Verifikasi dua langkah akan berubah. Masukkan password Anda untuk memastikan.',
    SECOND_FACTOR_NEEDED:
      'Langkah ini memerlukan verifikasi dua langkah. Masukkan kode atau pakai passkey.',
    SECOND_FACTOR_REFUSED: 'Kode atau passkey tidak cocok. Tunggu kode berikutnya, lalu coba lagi.',
    HANDOVER_TO_SELF:
      'Penerusnya harus orang lain. Isi email atau nomor WhatsApp ketua berikutnya.',
    KETUA_CHANGE: 'Ketua masjid akan berganti. Masukkan password Anda untuk memastikan.',
    ADMIN_LOGIN_CHANGE:
      'Email atau password akun ini berubah. Masukkan password Anda sendiri untuk memastikan.',
  },
  429: {
    TOO_MANY_ORDERS:
      'Anda sudah membuat banyak pesanan dalam satu jam. Coba lagi nanti, atau hubungi admin.',
    TOO_MANY_REQUESTS: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  },
  500: {
    INTERNAL: 'Terjadi kesalahan, hubungi admin!',
  },
  502: {
    MAIL_NOT_SENT: 'Email uji tidak terkirim. Periksa server email di Pengaturan.',
  },
  503: {
    STORAGE_FULL: 'Ruang penyimpanan server hampir penuh. Hubungi admin, lalu coba lagi nanti.',
    BUSY: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.',
  },
} as const;

type Sentences = typeof sentences;
export type ErrorCode = { [Status in keyof Sentences]: keyof Sentences[Status] }[keyof Sentences];

/** Every error the server can answer with: its HTTP status and its sentence. */
export const errorCatalogue = Object.fromEntries(
  Object.entries(sentences).flatMap(([status, group]) =>
    Object.entries(group).map(([code, message]) => [code, { status: Number(status), message }]),
  ),
) as Record<ErrorCode, { status: number; message: string }>;
