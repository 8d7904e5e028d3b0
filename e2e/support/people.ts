import { randomUUID } from 'node:crypto';

export interface Person {
  name: string;
  email: string;
  whatsapp: string;
  password: string;
}

/** The server is started with this first admin. */
export const admin = {
  name: 'Admin',
  email: 'admin@masjid.example',
  password: 'kunci-kantor-pusat',
};

/** Tests run side by side on one database: every test has its own people. */
export function newPerson(details: Partial<Person> = {}): Person {
  return {
    name: 'Ahmad Fauzi',
    email: `ahmad-${randomUUID()}@masjid.example`,
    whatsapp: '081234567890',
    password: 'rahasia-masjid',
    ...details,
  };
}
