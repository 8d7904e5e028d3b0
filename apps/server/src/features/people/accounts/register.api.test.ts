import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { users } from './accounts.schema.ts';

const test = await createTestApp();

const ahmad = {
  name: 'Ahmad Takmir',
  email: 'Ahmad@Masjid.id',
  whatsapp: '0812-3456-7890',
  password: 'rahasia-masjid',
};

describe('POST /auth/register', () => {
  it('creates a customer and signs him in, with a normalised number, a hashed password and the consent', async () => {
    const browser = test.browser();
    const response = await browser.post('/auth/register', ahmad);
    expect(response.statusCode).toBe(201);
    const profile = (await browser.get('/auth/profile')).json();
    expect(profile.email).toBe('ahmad@masjid.id');
    expect(response.json()).toEqual({
      success: true,
      message: 'Pendaftaran berhasil. Selamat datang!',
      user: profile,
    });
    const [row] = await test.database.db
      .select()
      .from(users)
      .where(eq(users.email, 'ahmad@masjid.id'));
    expect(row).toMatchObject({
      whatsapp: '+6281234567890',
      role: 'user',
      emailVerified: false,
      privacyVersion: expect.any(String),
      privacyAcceptedAt: expect.any(Date),
    });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('refuses the same email in other letters, and writes nothing', async () => {
    const response = await test
      .browser()
      .post('/auth/register', { ...ahmad, name: 'Orang lain', email: 'AHMAD@masjid.ID' });
    expect(response.statusCode).toBe(409);
    expect(response.cookies).toEqual([]);
    expect(response.json()).toEqual({
      success: false,
      message: 'Email sudah terdaftar. Silakan login atau gunakan email lain.',
      field: 'email',
    });
    expect(await test.database.db.$count(users)).toBe(1);
  });

  it.each([
    [{ name: 'A' }, 'name', 'Nama minimal 2 karakter'],
    [{ email: 'bukan-email' }, 'email', 'Email tidak valid'],
    [{ whatsapp: '0812' }, 'whatsapp', 'Nomor WA terlalu pendek'],
    [{ whatsapp: '021-7654-3210' }, 'whatsapp', 'Nomor WA tidak valid, contoh: 081234567890'],
    [{ password: '1234567' }, 'password', 'Password minimal 8 karakter'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password maksimal 128 karakter'],
    [{ name: 'Nul\u0000Nul' }, 'name', 'Teks mengandung karakter yang tidak didukung'],
    [{ password: null }, 'password', 'Password minimal 8 karakter'],
    [{ name: ['a', 'b'] }, 'name', 'Nama minimal 2 karakter'],
  ])('refuses %j and names the field', async (wrong, field, message) => {
    const response = await test.browser().post('/auth/register', { ...ahmad, ...wrong });
    expect(response.json()).toEqual({ message, code: 'INVALID', field });
  });
});
