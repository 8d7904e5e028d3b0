import { brand } from '@timesync/contract';
import type { FirstAdmin } from '../features/people/accounts/users/create-first-admin.ts';
import type { Config } from '../platform/config.ts';

/** Printed for the person at the terminal: the URL and, the first time, the admin's login. */
export function printStartLines(config: Config, firstAdmin: FirstAdmin | undefined): void {
  const lines = [
    '',
    `  ${brand.name} is ready: ${config.publicUrl}`,
    `  Node ${process.version}, ${config.DATABASE_URL ? 'PostgreSQL server' : 'embedded PostgreSQL'}`,
    ...(firstAdmin ? adminLines(firstAdmin) : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function adminLines({ email, generatedPassword }: FirstAdmin): string[] {
  return [
    '',
    `  First admin: ${email}`,
    generatedPassword
      ? `  Password:    ${generatedPassword}   (shown only now: write it down)`
      : '  Password:    the one in ADMIN_PASSWORD',
  ];
}
