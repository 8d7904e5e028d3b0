import {
  type AdminRole,
  adminRoleNames,
  brand,
  GENERATED_PASSWORD_DAYS,
  LOGIN_LINK_DAYS,
} from '@timesync/contract';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Recipient {
  name: string;
  email: string;
}

const greet = (name: string) => `Assalamu'alaikum, ${name}.`;

export function recoveryMail({ name, email }: Recipient, code: string, minutes: number): Mail {
  return composeMail({
    to: email,
    subject: `Kode OTP ${brand.name} Anda`,
    greeting: greet(name),
    blocks: [
      'Gunakan kode berikut untuk mengganti password akun Anda:',
      { code },
      `Kode berlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk yang mengaku sebagai admin.`,
      'Jika Anda tidak meminta kode ini, abaikan email ini. Password Anda tidak berubah.',
    ],
  });
}

/** Does not contain the password, because other people may read the mailbox later. */
export function trialWelcomeMail({ name, email }: Recipient, loginUrl: string): Mail {
  return composeMail({
    to: email,
    subject: `Selamat datang di ${brand.name}`,
    greeting: greet(name),
    blocks: [
      `Akun coba gratis ${brand.name} Anda sudah siap. Masuklah dengan email ini dan password yang tadi tampil di layar, lalu unduh aplikasinya di dashboard.`,
      { label: 'Login Sekarang', url: loginUrl },
      `Password itu berlaku ${GENERATED_PASSWORD_DAYS} hari sebelum dipakai pertama kali. Jika belum sempat Anda simpan, buat password baru lewat “Lupa password?” di halaman login.`,
      'Jika bukan Anda yang mendaftar, abaikan email ini, atau pakai “Lupa password?” untuk mengambil alih akun atas nama email Anda.',
    ],
  });
}

/** For a customer whom an admin added while he was on the phone. */
export function callerWelcomeMail({ name, email }: Recipient, url: string): Mail {
  return composeMail({
    to: email,
    subject: `Akun ${brand.name} Anda`,
    greeting: greet(name),
    blocks: [
      'Admin kami membuatkan akun untuk pesanan Anda. Buat password Anda lewat tombol ini, lalu lihat pesanan dan cara membayarnya.',
      { label: 'Buat Password', url },
      `Tautan ini berlaku ${LOGIN_LINK_DAYS} hari dan hanya dapat dipakai sekali. Jangan teruskan email ini.`,
    ],
  });
}

export function passwordChangedMail({ name, email }: Recipient): Mail {
  return composeMail({
    to: email,
    subject: `Password ${brand.name} Anda telah diganti`,
    greeting: greet(name),
    blocks: [
      'Password akun Anda baru saja diganti dan semua perangkat lain telah dikeluarkan.',
      'Jika bukan Anda yang menggantinya, segera gunakan menu "Lupa password?" dan hubungi admin.',
    ],
  });
}

export function secondFactorMail({ name, email }: Recipient, change: string): Mail {
  return composeMail({
    to: email,
    subject: `Verifikasi dua langkah akun ${brand.name} Anda berubah`,
    greeting: greet(name),
    blocks: [
      `Pada akun admin Anda: ${change}.`,
      'Jika bukan Anda yang mengubahnya, segera ganti password dan hubungi admin lain.',
    ],
  });
}

interface AdminInvitation {
  email: string;
  adminRole: AdminRole;
  invitedBy: string;
  url: string;
}

export function adminInvitationMail({ email, adminRole, invitedBy, url }: AdminInvitation): Mail {
  return composeMail({
    to: email,
    subject: `Undangan menjadi admin ${brand.name}`,
    greeting: "Assalamu'alaikum.",
    blocks: [
      `${invitedBy} mengundang Anda menjadi admin ${brand.name} sebagai ${adminRoleNames[adminRole]}. Buat akun Anda lewat tombol ini:`,
      { label: 'Terima Undangan', url },
      'Tautan ini berlaku 3 hari dan hanya dapat dipakai sekali. Jangan teruskan email ini.',
    ],
  });
}

/**
 * Sent to every other pemilik: the admin in whose name the invitation was made may not know of it.
 */
export function newAdminMail({ name, email }: Recipient, admin: Recipient): Mail {
  return composeMail({
    to: email,
    subject: `Admin baru di ${brand.name}`,
    greeting: greet(name),
    blocks: [
      `${admin.name} (${admin.email}) baru saja menjadi admin lewat undangan.`,
      'Jika Anda tidak mengenalnya, akhiri admin ini di menu Admin, lalu ganti password Anda.',
    ],
  });
}

/** Goes to the old address: its owner must learn of it. */
export function emailChangedMail({ name, email }: Recipient, newEmail: string): Mail {
  return composeMail({
    to: email,
    subject: `Email akun ${brand.name} Anda telah diganti`,
    greeting: greet(name),
    blocks: [
      `Email akun Anda baru saja diganti menjadi ${newEmail}.`,
      'Jika bukan Anda yang menggantinya, segera hubungi admin.',
    ],
  });
}
