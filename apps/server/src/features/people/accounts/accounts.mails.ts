import {
  type AdminRole,
  adminRoleNames,
  brand,
  GENERATED_PASSWORD_DAYS,
  LOGIN_LINK_DAYS,
} from '@timesync/contract';
import { composeMail, type Recipient } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function recoveryMail(to: Recipient, code: string, minutes: number): Mail {
  return composeMail(to, `Kode OTP ${brand.name} Anda`, [
    'Gunakan kode berikut untuk mengganti password akun Anda:',
    { code },
    `Kode berlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk yang mengaku sebagai admin.`,
    'Jika Anda tidak meminta kode ini, abaikan email ini. Password Anda tidak berubah.',
  ]);
}

/** Does not contain the password, because other people may read the mailbox later. */
export function trialWelcomeMail(to: Recipient, loginUrl: string): Mail {
  return composeMail(to, `Selamat datang di ${brand.name}`, [
    `Akun coba gratis ${brand.name} Anda sudah siap. Masuklah dengan email ini dan password yang tadi tampil di layar, lalu unduh aplikasinya di dashboard.`,
    { label: 'Login Sekarang', url: loginUrl },
    `Password itu berlaku ${GENERATED_PASSWORD_DAYS} hari sebelum dipakai pertama kali. Jika belum sempat Anda simpan, buat password baru lewat “Lupa password?” di halaman login.`,
    'Jika bukan Anda yang mendaftar, abaikan email ini, atau pakai “Lupa password?” untuk mengambil alih akun atas nama email Anda.',
  ]);
}

/** For a customer whom an admin added while he was on the phone. */
export function callerWelcomeMail(to: Recipient, url: string): Mail {
  return composeMail(to, `Akun ${brand.name} Anda`, [
    'Admin kami membuatkan akun untuk pesanan Anda. Buat password Anda lewat tombol ini, lalu lihat pesanan dan cara membayarnya.',
    { label: 'Buat Password', url },
    `Tautan ini berlaku ${LOGIN_LINK_DAYS} hari dan hanya dapat dipakai sekali. Jangan teruskan email ini.`,
  ]);
}

export function passwordChangedMail(to: Recipient): Mail {
  return composeMail(to, `Password ${brand.name} Anda telah diganti`, [
    'Password akun Anda baru saja diganti dan semua perangkat lain telah dikeluarkan.',
    'Jika bukan Anda yang menggantinya, segera gunakan menu "Lupa password?" dan hubungi admin.',
  ]);
}

export function secondFactorMail(to: Recipient, change: string): Mail {
  return composeMail(to, `Verifikasi dua langkah akun ${brand.name} Anda berubah`, [
    `Pada akun admin Anda: ${change}.`,
    'Jika bukan Anda yang mengubahnya, segera ganti password dan hubungi admin lain.',
  ]);
}

interface AdminInvitation {
  email: string;
  adminRole: AdminRole;
  invitedBy: string;
  url: string;
}

export function adminInvitationMail({ email, adminRole, invitedBy, url }: AdminInvitation): Mail {
  return composeMail({ email }, `Undangan menjadi admin ${brand.name}`, [
    `${invitedBy} mengundang Anda menjadi admin ${brand.name} sebagai ${adminRoleNames[adminRole]}. Buat akun Anda lewat tombol ini:`,
    { label: 'Terima Undangan', url },
    'Tautan ini berlaku 3 hari dan hanya dapat dipakai sekali. Jangan teruskan email ini.',
  ]);
}

/**
 * Sent to every other pemilik: the admin in whose name the invitation was made may not know of it.
 */
export function newAdminMail(to: Recipient, admin: Required<Recipient>): Mail {
  return composeMail(to, `Admin baru di ${brand.name}`, [
    `${admin.name} (${admin.email}) baru saja menjadi admin lewat undangan.`,
    'Jika Anda tidak mengenalnya, akhiri admin ini di menu Admin, lalu ganti password Anda.',
  ]);
}

/** Goes to the old address: its owner must learn of it. */
export function emailChangedMail(to: Recipient, newEmail: string): Mail {
  return composeMail(to, `Email akun ${brand.name} Anda telah diganti`, [
    `Email akun Anda baru saja diganti menjadi ${newEmail}.`,
    'Jika bukan Anda yang menggantinya, segera hubungi admin.',
  ]);
}
